import { Download, FileText, Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FIELD_NAMES, getFieldSpec } from '@/domain/application/application-fields'
import { STEP_DETAILS, STEPS } from '@/domain/application/application-steps'
import { limits } from '@/domain/texts/limits'
import { templatePaths, type Template } from '@/features/files/template-paths'
import { FIELD_TEMPLATES } from '@/features/questions'
import { toPublicUrl } from '@/host'
import { paths } from '@/paths'
import { Banner } from '@/ui/banner'
import type { Elements } from '@/ui/elements'
import { LinkButton } from '@/ui/link-button'

/** The stages of an application, in order. */
const PROCEDURE: readonly string[] = [
  'You submit your application.',
  'The council shortlists it, or not.',
  'Head of Department and Dean approve it.',
  `External reviewers evaluate it within ${limits.reviewDays} days.`,
  'The council decides on the grant.',
  'You sign the agreement and report each year.',
]

const REQUIRED_DOCUMENTS = FIELD_NAMES.flatMap((name) => {
  const { kind, label } = getFieldSpec(name)
  return kind === 'pdf' ? [{ label, template: FIELD_TEMPLATES[name] }] : []
})

const STEP_NOTES: Readonly<Record<(typeof STEPS)[number], string>> = {
  profile: 'your position and degree',
  project: 'title, earlier grants, facilities',
  supervisors: 'your team',
  uploads: 'the documents',
  reviewers: `${limits.reviewers} names with e-mail and affiliation`,
}

const GRANT_TEMPLATES: readonly Template[] = [
  { label: 'Budget Revision', path: templatePaths.budgetRevision },
  { label: 'Mid Year Report', path: templatePaths['mid-year'] },
  { label: 'End Year Report', path: templatePaths['end-year'] },
  { label: 'Final Report', path: templatePaths.final },
]

export function Guidelines() {
  return (
    <div className="mx-auto grid max-w-page gap-16 px-4 py-16 sm:px-8 md:gap-24 md:py-24">
      <section className="grid gap-12 lg:grid-cols-3 lg:gap-10">
        <Guideline title="Procedure">
          <ol className="grid gap-3">
            {PROCEDURE.map((line, index) => (
              <NumberedItem key={line} number={index + 1}>
                {line}
              </NumberedItem>
            ))}
          </ol>
        </Guideline>
        <Guideline title="Required documents (PDF)">
          <ul className="grid gap-3">
            {REQUIRED_DOCUMENTS.map(({ label, template }) => (
              <li key={label} className="flex justify-between gap-4 border-b border-rule pb-3">
                <span>{label}</span>
                {template !== undefined && (
                  <a
                    href={toPublicUrl(template)}
                    download
                    aria-label={`Template (Word): ${label}`}
                    className="flex min-h-6 items-center gap-2 text-accent"
                  >
                    <span>Template</span>
                    <Download aria-hidden size={18} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Guideline>
        <Guideline title="Steps">
          <ol className="grid gap-3">
            {STEPS.map((step, index) => (
              <NumberedItem key={step} number={index + 1}>
                <strong>{STEP_DETAILS[step].label}</strong>
                <span>{`: ${STEP_NOTES[step]}`}</span>
              </NumberedItem>
            ))}
          </ol>
          <p className="my-6 text-ink-soft">Your device keeps the draft until you submit it.</p>
          <LinkButton to={paths.questions}>What you will be asked</LinkButton>
        </Guideline>
      </section>

      <section className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="mb-6 text-2xl">Downloads</h2>
          <a href={toPublicUrl(templatePaths.guidelines)} download className="button">
            <FileText aria-hidden size={18} />
            Application Guidelines (PDF)
          </a>
          <h3 className="mt-8 mb-2 text-lg">Once you have a grant (Word)</h3>
          <ul>
            {GRANT_TEMPLATES.map(({ label, path }) => (
              <li key={path} className="border-b border-rule">
                <a
                  href={toPublicUrl(path)}
                  download
                  className="flex min-h-12 items-center justify-between gap-4 py-2 no-underline hover:text-accent"
                >
                  <span>{label}</span>
                  <Download aria-hidden size={18} className="shrink-0 text-accent" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="mb-6 text-2xl">User guide</h2>
          <GuideVideo />
        </div>
      </section>
    </div>
  )
}

const Guideline = ({ title, children }: { title: string; children: Elements }) => (
  <section className="border-t-2 border-ink pt-5">
    <h2 className="mb-6 text-xl">{title}</h2>
    {children}
  </section>
)

const NumberedItem = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="grid grid-cols-[2rem_1fr] border-b border-rule pb-3">
    <span aria-hidden className="font-serif text-lg leading-snug font-semibold text-accent">
      {number}
    </span>
    <span>{children}</span>
  </li>
)

const VIDEO = '/video/Application_Portal_Guide.mp4'
const CAPTIONS = '/video/Application_Portal_Guide.vtt'
const POSTER = '/images/slide-laboratory.svg'

/** Fetches no part of the video before the button is pressed. */
function GuideVideo() {
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle')

  if (state === 'failed')
    return (
      <Banner tone="warning" title="The video could not be loaded.">
        The guidelines say the same in writing.
      </Banner>
    )

  if (state === 'playing')
    return (
      <video
        controls
        autoPlay
        playsInline
        poster={toPublicUrl(POSTER)}
        aria-label="User guide"
        onError={() => setState('failed')}
        className="aspect-video w-full rounded-card bg-bar"
      >
        <source src={toPublicUrl(VIDEO)} type="video/mp4" onError={() => setState('failed')} />
        <track kind="captions" src={toPublicUrl(CAPTIONS)} srcLang="en" label="English" default />
      </video>
    )

  return (
    <button
      type="button"
      aria-label="Play the user guide"
      onClick={() => setState('playing')}
      className="group relative isolate grid aspect-video w-full place-items-center overflow-hidden rounded-card bg-bar text-on-bar"
    >
      <img
        src={toPublicUrl(POSTER)}
        alt=""
        loading="lazy"
        className="absolute inset-0 -z-10 size-full object-cover opacity-60"
      />
      <span className="inline-flex items-center gap-3 rounded-full bg-bar/85 px-6 py-3 font-semibold group-hover:bg-bar">
        <Play aria-hidden size={20} />
        Play
      </span>
    </button>
  )
}
