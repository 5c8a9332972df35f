import { CircleCheck, Info } from 'lucide-react'
import { useServices } from '@/api/services'
import { branding } from '@/branding'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatInZone } from '@/domain/dates/zoned-time'
import { formatApplicationId } from '@/council-time'
import { CopyButton } from '@/ui/copy-button'
import { DescriptionList } from '@/ui/description-list'
import type { LinkedApplication, LinkTask } from './answer-state'
import type { ClosedPage, UnsentAnswer } from './closing'

interface ClosedFormProps {
  application: LinkedApplication
  what: LinkTask
  page: ClosedPage
}

/** Replaces the form if an answer was already given, or none is expected any more. */
export function ClosedForm({ application: { applicationId, projectTitle }, what, page }: ClosedFormProps) {
  const { now } = useServices()
  const { heading, paragraphs, facts = [], done = false } = textsOf(page, what)
  const about = [
    { term: 'Application ID', description: formatApplicationId(applicationId, now()) },
    { term: 'Project title', description: projectTitle },
  ]
  const answer = facts.map(({ term, description }) => ({
    term,
    description: <span className="whitespace-pre-line">{description}</span>,
  }))
  return (
    <div className="grid max-w-reading gap-6">
      {done ? (
        <CircleCheck aria-hidden size={36} className="text-good" />
      ) : (
        <Info aria-hidden size={36} className="text-accent" />
      )}
      <h2 className="text-xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {page.unsent && (
        <div>
          <CopyButton text={page.unsent.text} label="Copy what you entered" />
        </div>
      )}
      <DescriptionList items={[...about, ...answer]} />
    </div>
  )
}

interface ClosingTexts {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly { readonly term: string; readonly description: string }[]
  /** Whether the answer has arrived. */
  readonly done?: boolean
}

const CLOSE = 'You can close this page.'
const FINAL = 'To change it, contact the council’s office.'

/** Texts shown instead of the form: what was answered and when, or why no answer is expected. */
function textsOf(page: ClosedPage, what: LinkTask): ClosingTexts {
  switch (page.known) {
    case 'by-host':
      return textsByHost(page, what)
    case 'by-device':
      return textsByDevice(page, what)
    case 'by-refusal':
      return {
        heading: `A ${what} was already recorded.`,
        paragraphs: [
          sentences(page.hostText && `The council’s server says: “${page.hostText}”`, unsentText(page.unsent), FINAL),
        ],
      }
    case 'closed':
      return {
        heading: `No ${what} is needed.`,
        paragraphs: [
          sentences(page.why, unsentText(page.unsent)),
          `${CLOSE} If you think that this is a mistake, ask the council’s office.`,
        ],
      }
  }
}

type ClosedPageOf<Kind extends ClosedPage['known']> = Extract<ClosedPage, { known: Kind }>

function textsByHost({ answer, fromHere, unsent }: ClosedPageOf<'by-host'>, what: LinkTask): ClosingTexts {
  const recorded = { term: 'Recorded', description: formatHostDate(answer.date) || 'date not recorded' }
  const facts = [...answer.facts, recorded]
  if (unsent?.state === 'sent')
    return {
      heading: `The council’s server shows another ${what}.`,
      paragraphs: ['It is below. You sent another one from this device: ask the council’s office which one counts.'],
      facts,
    }
  const [heading, source, change] = fromHere
    ? [`Your ${what} is recorded.`, 'You sent it from this device.', FINAL]
    : [
        `A ${what} was already recorded.`,
        'The council’s server has the answer below.',
        'If it is wrong or not yours, contact the council’s office.',
      ]
  const next = unsent ? 'What you entered now was not sent.' : CLOSE
  return { heading, paragraphs: [sentences(source, next, change)], facts, done: true }
}

function textsByDevice({ sent, missing }: ClosedPageOf<'by-device'>, what: LinkTask): ClosingTexts {
  const { name, words } = branding.timeZone
  const facts = [
    { term: `Your ${what}`, description: sent.answer },
    { term: 'Sent', description: `${formatInZone(new Date(sent.at), name)} (${words})` },
  ]
  if (missing)
    return {
      heading: `You sent your ${what} from this device.`,
      paragraphs: [
        'But the council’s server does not show it. Please ask the council’s office whether it has arrived.',
      ],
      facts,
    }
  const paragraphs =
    sent.hostText === undefined
      ? [sentences('You sent it from this device.', CLOSE, FINAL)]
      : [
          `The council’s server says: “${sent.hostText}” You sent the same from this device before. It has most probably arrived.`,
          sentences(CLOSE, FINAL),
        ]
  return { heading: `Your ${what} is recorded.`, paragraphs, facts, done: true }
}

function unsentText(unsent: UnsentAnswer | undefined): string {
  if (!unsent) return ''
  return unsent.state === 'entered-after-another'
    ? 'It may be what you sent from this device before.'
    : 'What you entered now was not accepted.'
}

const sentences = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')
