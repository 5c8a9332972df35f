import { CircleCheck, Info } from 'lucide-react'
import { useServices } from '@/api/services'
import { branding } from '@/branding'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatInZone } from '@/domain/dates/zoned-time'
import { formatApplicationId } from '@/council-time'
import { CopyButton } from '@/ui/copy-button'
import { DescriptionList } from '@/ui/description-list'
import type { LinkedApplication, LinkTask } from './answer-state'
import type { ClosedPage, UnsentAnswer } from './closed-page'

interface ClosedFormProps {
  application: LinkedApplication
  task: LinkTask
  page: ClosedPage
}

/** Replaces the form if an answer was recorded, or no answer is expected. */
export function ClosedForm({ application: { applicationId, projectTitle }, task, page }: ClosedFormProps) {
  const { now } = useServices()
  const { heading, paragraphs, facts = [], isRecorded = false } = getTexts(page, task)
  const applicationFacts = [
    { term: 'Application ID', description: formatApplicationId(applicationId, now()) },
    { term: 'Project title', description: projectTitle },
  ]
  const answerFacts = facts.map(({ term, description }) => ({
    term,
    description: <span className="whitespace-pre-line">{description}</span>,
  }))
  return (
    <div className="grid max-w-reading gap-6">
      {isRecorded ? (
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
      <DescriptionList items={[...applicationFacts, ...answerFacts]} />
    </div>
  )
}

interface ClosingTexts {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly { readonly term: string; readonly description: string }[]
  /** Whether the answer has arrived. */
  readonly isRecorded?: boolean
}

const FINAL_TEXT = 'To change it, contact the council’s office.'

/** Returns the texts instead of the form: the answer with its date, or the reason why none is expected. */
function getTexts(page: ClosedPage, task: LinkTask): ClosingTexts {
  switch (page.kind) {
    case 'answer-on-host':
      return getHostAnswerTexts(page, task)
    case 'answer-on-device':
      return getDeviceAnswerTexts(page, task)
    case 'answer-refused':
      return {
        heading: `A ${task} was already recorded.`,
        paragraphs: [
          joinSentences(
            page.hostText && `The council’s server says: “${page.hostText}”`,
            formatUnsent(page.unsent),
            FINAL_TEXT,
          ),
        ],
      }
    case 'not-expected':
      return {
        heading: `No ${task} is needed.`,
        paragraphs: [
          joinSentences(page.reason, formatUnsent(page.unsent)),
          'If this is a mistake, ask the council’s office.',
        ],
      }
  }
}

type ClosedPageOf<Kind extends ClosedPage['kind']> = Extract<ClosedPage, { kind: Kind }>

function getHostAnswerTexts(
  { answer, isFromThisDevice, unsent }: ClosedPageOf<'answer-on-host'>,
  task: LinkTask,
): ClosingTexts {
  const recorded = { term: 'Recorded', description: formatHostDate(answer.date) || 'date not recorded' }
  const facts = [...answer.facts, recorded]
  if (unsent?.state === 'sent')
    return {
      heading: `The council’s server shows another ${task}.`,
      paragraphs: ['It is below. You sent another one from this device: ask the council’s office which one counts.'],
      facts,
    }
  const [heading, change] = isFromThisDevice
    ? [`Your ${task} is recorded.`, FINAL_TEXT]
    : [`A ${task} was already recorded.`, 'If it is wrong or not yours, contact the council’s office.']
  const unsentText = unsent ? 'What you entered now was not sent.' : ''
  return { heading, paragraphs: [joinSentences(unsentText, change)], facts, isRecorded: true }
}

function getDeviceAnswerTexts(
  { sent, isMissingOnHost }: ClosedPageOf<'answer-on-device'>,
  task: LinkTask,
): ClosingTexts {
  const { name, words } = branding.timeZone
  const facts = [
    { term: `Your ${task}`, description: sent.answer },
    { term: 'Sent', description: `${formatInZone(new Date(sent.at), name)} (${words})` },
  ]
  if (isMissingOnHost)
    return {
      heading: `You sent your ${task} from this device.`,
      paragraphs: ['But the council’s server does not show it. Ask the council’s office whether it has arrived.'],
      facts,
    }
  const paragraphs =
    sent.hostText === undefined
      ? [FINAL_TEXT]
      : [
          `The council’s server says: “${sent.hostText}” You sent the same from this device before. It has most probably arrived.`,
          FINAL_TEXT,
        ]
  return { heading: `Your ${task} is recorded.`, paragraphs, facts, isRecorded: true }
}

function formatUnsent(unsent: UnsentAnswer | undefined): string {
  if (!unsent) return ''
  return unsent.state === 'entered-after-another'
    ? 'It may be what you sent from this device before.'
    : 'What you entered now was not accepted.'
}

const joinSentences = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')
