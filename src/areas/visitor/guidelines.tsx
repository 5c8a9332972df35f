import { Download, FileText, Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FIELD_NAMES, getFieldSpec } from '@/domain/application/application-fields'
import { STEP_DETAILS, STEPS } from '@/domain/application/application-steps'
import { limits } from '@/domain/texts/limits'
import { templatePaths, type Template } from '@/features/files/template-paths'
import { toPublicUrl } from '@/host'
import { paths } from '@/paths'
import { Banner } from '@/ui/banner'
import type { Elements } from '@/ui/elements'
import { LinkButton } from '@/ui/link-button'

/** The stages of an application, in order. */
const PROCEDURE: readonly string[] = [
  'You submit your application while applications are open.',
  'The council reads it and shortlists it, or not.',
  'The Head of Department and the Dean approve a shortlisted one.',
  `External reviewers evaluate it, within ${limits.reviewDays} days.`,
  'The council decides, and writes to you about the grant.',
  'You sign the agreement, and report on your work each year.',
]

const REQUIRED_DOCUMENTS: readonly string[] = [
  ...FIELD_NAMES.map(getFieldSpec).flatMap(({ kind, label }) => (kind === 'pdf' ? [label] : [])),
  `Name, e-mail and affiliation of ${limits.reviewers} people who could review it`,
]

const STEP_NOTES: Readonly<Record<(typeof STEPS)[number], string>> = {
  profile: 'who you are, and where you work',
  project: 'the title, earlier grants, facilities',
  supervisors: 'co-investigators and collaborators',
  uploads: 'the four documents',
  reviewers: 'who could review it; then Finish and Submit',
}

const TEMPLATES: Readonly<Record<string, readonly Template[]>> = {
  'To apply (Word)': [
    { label: 'Project Proposal', path: templatePaths.proposal },
    { label: 'Project Budget', path: templatePaths.budget },
  ],
  'Once you have a grant (Word)': [
    { label: 'Budget Revision', path: templatePaths.budgetRevision },
    { label: 'Mid Year Report', path: templatePaths['mid-year'] },
    { label: 'End Year Report', path: templatePaths['end-year'] },
    { label: 'Final Report', path: templatePaths.final },
  ],
}

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
        <Guideline title="Required documents">
          <ul className="grid gap-3">
            {REQUIRED_DOCUMENTS.map((line) => (
              <li key={line} className="border-b border-rule pb-3">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-6 text-ink-soft">The first four are PDFs.</p>
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
          <p className="mt-6 text-ink-soft">
            You can stop at any step: the draft is kept on your device until you submit it.
          </p>
        </Guideline>
      </section>

      <section className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="text-2xl">Guidelines and templates</h2>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={toPublicUrl(templatePaths.guidelines)} download className="button" data-variant="primary">
              <FileText aria-hidden size={18} />
              Application Guidelines (PDF)
            </a>
            <LinkButton to={paths.questions}>What you will be asked</LinkButton>
          </div>
          {Object.entries(TEMPLATES).map(([heading, files]) => (
            <div key={heading} className="mt-8">
              <h3 className="text-lg">{heading}</h3>
              <ul className="mt-2">
                {files.map(({ label, path }) => (
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
          ))}
        </div>
        <div>
          <h2 className="text-2xl">See how it works</h2>
          <p className="mt-4 mb-6 text-ink-soft">A short guide through the portal, with captions.</p>
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
        Play the user guide
      </span>
    </button>
  )
}
