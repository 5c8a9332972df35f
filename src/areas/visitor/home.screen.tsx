import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePerson } from '@/api/services'
import { branding } from '@/branding'
import { limits } from '@/domain/texts/limits'
import { UntilChecked } from '@/features/until-checked'
import { toPublicUrl } from '@/host'
import { classNames } from '@/lib/class-names'
import { paths, getReturnSearch, toReturnSearch } from '@/paths'
import { Banner } from '@/ui/banner'
import type { Elements } from '@/ui/elements'
import { LinkButton } from '@/ui/link-button'
import { useMedia } from '@/ui/use-media'
import { Guidelines } from './guidelines'
import { PeriodPanel } from './period-panel'

/** Shows the application period and the first steps above the guidelines. */
export default function HomeScreen() {
  const person = usePerson()
  const [search] = useSearchParams()
  const isRedirected = getReturnSearch(search) !== '' && !person
  return (
    <>
      {isRedirected && (
        <Banner tone="info" title="You are not logged in.">
          Log in to open the page you asked for.
        </Banner>
      )}
      <Slideshow>
        <div className="mx-auto grid max-w-page content-center gap-5 px-4 py-6 sm:gap-8 sm:px-8 sm:py-14 md:min-h-[34rem] md:py-20">
          <div>
            <p className="font-medium">{branding.council}</p>
            <h1 tabIndex={-1} className="text-4xl sm:mt-2">
              Research Grants
            </h1>
          </div>
          <PeriodPanel />
          {/* Reserves the height of two stacked buttons on a phone, to avoid a layout shift after the session check. */}
          <div className="flex flex-wrap content-start gap-3 scheme-dark max-sm:min-h-27">
            <StartLinks />
          </div>
        </div>
      </Slideshow>
      <Guidelines />
    </>
  )
}

const PICTURES = ['field', 'laboratory', 'archive']

/** Changes the picture every five seconds. Can be paused. Starts paused for reduced motion (WCAG 2.2.2). */
function Slideshow({ children }: { children: Elements }) {
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)')
  const [isPausedByPerson, setPausedByPerson] = useState<boolean | null>(null)
  const [currentIndex, setCurrentIndex] = useState(0)
  const isPaused = isPausedByPerson ?? prefersReducedMotion
  // Fetches the other pictures after the page has loaded, before they are shown.
  const [loadsAllPictures, setLoadsAllPictures] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLoadsAllPictures(true), limits.slideshowInterval / 2)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(() => setCurrentIndex((index) => (index + 1) % PICTURES.length), limits.slideshowInterval)
    return () => clearInterval(timer)
  }, [isPaused])

  return (
    <section className="relative isolate overflow-hidden bg-bar text-on-bar">
      {PICTURES.slice(0, loadsAllPictures ? undefined : 1).map((picture, index) => (
        <img
          key={picture}
          src={toPublicUrl(`/images/slide-${picture}.svg`)}
          alt=""
          fetchPriority={index === 0 ? 'high' : 'low'}
          className={classNames(
            'absolute inset-0 -z-20 size-full object-cover object-[78%_50%] transition-opacity duration-200',
            index === currentIndex ? 'opacity-100' : 'opacity-0',
          )}
        />
      ))}
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-r from-bar/90 via-bar/60 to-bar/10 max-md:bg-bar/75"
      />
      {children}
      <button
        type="button"
        aria-label={isPaused ? 'Play the slideshow' : 'Pause the slideshow'}
        onClick={() => setPausedByPerson(!isPaused)}
        className="no-print absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-bar/70 hover:bg-bar"
      >
        {isPaused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
      </button>
    </section>
  )
}

function StartLinks() {
  const person = usePerson()
  const [search] = useSearchParams()
  if (person)
    return person.role === 'Applicant' ? (
      <>
        <LinkButton to={paths.applyProfile} variant="primary">
          Apply New Grant
        </LinkButton>
        <LinkButton to={paths.submittedApplications}>View Applied Grants</LinkButton>
      </>
    ) : (
      <LinkButton to={paths.dashboard} variant="primary">
        Go to the Dashboard
      </LinkButton>
    )
  const returnSearch = getReturnSearch(search)
  return (
    <UntilChecked>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.signUp + (returnSearch || toReturnSearch(paths.applyProfile))} variant="primary">
          Sign up to apply
        </LinkButton>
        <LinkButton to={paths.login + returnSearch}>I have an account</LinkButton>
      </div>
    </UntilChecked>
  )
}
