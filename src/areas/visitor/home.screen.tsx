import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '@/api/services'
import { paths, returnSearch } from '@/paths'
import { templatePaths } from '@/features/files/templates'
import { branding } from '@/branding'
import { publicFile } from '@/host'
import { Banner } from '@/ui/banner'
import { buttonStyles } from '@/ui/button-styles'
import { LinkButton } from '@/ui/link-button'
import { procedure, requiredDocuments, steps, templates } from './guidelines'
import { GuideVideo } from './parts/guide-video'
import { Slideshow } from './parts/slideshow'
import { WhereToStart } from './parts/where-to-start'
import { PeriodPanel } from './parts/period-panel'
import type { Elements } from '@/ui/elements'

/** In this order: whether applications are open, until when, what is needed, where to start. */
export default function HomeScreen() {
  const session = useSession()
  const [search] = useSearchParams()
  const wasSentHere = returnSearch(search) !== '' && session.state !== 'valid'
  return (
    <>
      {wasSentHere && (
        <Banner tone="info" title="You are not logged in.">
          Log in to open the page you asked for.
        </Banner>
      )}
      <Slideshow>
        <div className="mx-auto grid max-w-page content-center gap-8 px-4 py-14 sm:px-8 md:min-h-[34rem] md:py-20">
          <div>
            <p className="font-medium">{branding.council}</p>
            <h1 tabIndex={-1} className="mt-2 text-4xl">
              Research Grants
            </h1>
          </div>
          <PeriodPanel />
          {/* Reserves the height of two stacked buttons on a phone: no layout shift once the session is known. */}
          <div className="flex flex-wrap content-start gap-3 scheme-dark max-sm:min-h-27">
            <WhereToStart />
          </div>
        </div>
      </Slideshow>

      <div className="mx-auto grid max-w-page gap-16 px-4 py-16 sm:px-8 md:gap-24 md:py-24">
        <section className="grid gap-12 lg:grid-cols-3 lg:gap-10">
          <Guideline title="Procedure">
            <ol className="grid gap-3">
              {procedure.map((line, at) => (
                <Numbered key={line} number={at + 1}>
                  {line}
                </Numbered>
              ))}
            </ol>
          </Guideline>
          <Guideline title="Required documents">
            <ul className="grid gap-3">
              {requiredDocuments.map((line) => (
                <li key={line} className="border-b border-rule pb-3">
                  {line}
                </li>
              ))}
            </ul>
          </Guideline>
          <Guideline title="Steps">
            <ol className="grid gap-3">
              {steps.map(({ name, note }, at) => (
                <Numbered key={name} number={at + 1}>
                  <strong>{name}</strong>
                  <span>{`: ${note}`}</span>
                </Numbered>
              ))}
            </ol>
            <p className="mt-6 text-ink-soft">
              You can stop at any step: the draft is kept on your device until you submit it.
            </p>
          </Guideline>
        </section>

        <section className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <div>
            <h2 className="text-2xl">Guidelines and templates</h2>
            <div className="mt-6 flex flex-wrap gap-3">
              <a href={publicFile(templatePaths.guidelines)} download className={buttonStyles('primary', 'regular')}>
                <FileText aria-hidden size={18} />
                Application Guidelines (PDF)
              </a>
              <LinkButton to={paths.questions}>What you will be asked</LinkButton>
            </div>
            {Object.entries(templates).map(([heading, files]) => (
              <div key={heading} className="mt-8">
                <h3 className="text-lg">{heading}</h3>
                <ul className="mt-2">
                  {files.map(({ label, path }) => (
                    <li key={path} className="border-b border-rule">
                      <a
                        href={publicFile(path)}
                        download
                        className="flex min-h-12 items-center justify-between gap-4 py-2 no-underline hover:text-accent"
                      >
                        <span>
                          <span>{label}</span> <span className="text-ink-soft">(Word)</span>
                        </span>
                        <Download aria-hidden size={18} className="shrink-0 text-accent" />
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div>
            <h2 className="text-2xl">See how it works</h2>
            <p className="mt-4 mb-6 text-ink-soft">A short guide through the portal, with captions.</p>
            <GuideVideo />
          </div>
        </section>
      </div>
    </>
  )
}

const Guideline = ({ title, children }: { title: string; children: Elements }) => (
  <section className="border-t-2 border-ink pt-5">
    <h2 className="mb-6 text-xl">{title}</h2>
    {children}
  </section>
)

const Numbered = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="grid grid-cols-[2rem_1fr] border-b border-rule pb-3">
    <span aria-hidden className="font-serif text-lg leading-snug font-semibold text-accent">
      {number}
    </span>
    <span>{children}</span>
  </li>
)
