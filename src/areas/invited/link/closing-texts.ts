import { branding } from '@/branding'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatInZone } from '@/domain/dates/zoned-time'
import type { SentAnswer } from './answer-storage'
import type { ClosedPage, Closing, Unsent } from './closing'

export type LinkTask = 'decision' | 'review'

export interface ClosingTexts {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly { readonly term: string; readonly description: string }[]
  /** Whether the answer has arrived. */
  readonly done: boolean
}

const CLOSE = 'You can close this page.'
const FINAL = 'To change it, contact the council’s office.'
const NOT_YOURS = 'If it is wrong or not yours, contact the council’s office.'

/** Texts shown instead of the form: what was answered and when, or why no answer is expected. */
export function closingTexts({ ending, unsent }: ClosedPage, what: LinkTask): ClosingTexts {
  switch (ending.known) {
    case 'by-host':
      return byHost(ending, what, unsent)
    case 'by-device':
      return byDevice(ending, what)
    case 'by-refusal':
      return {
        heading: `A ${what} was already recorded.`,
        paragraphs: [
          sentences(ending.hostText && `The council’s server says: “${ending.hostText}”`, ofUnsent(unsent), FINAL),
        ],
        facts: [],
        done: false,
      }
    case 'closed':
      return {
        heading: `No ${what} is needed.`,
        paragraphs: [
          sentences(ending.why, ofUnsent(unsent)),
          'You can close this page. If you think that this is a mistake, ask the council’s office.',
        ],
        facts: [],
        done: false,
      }
  }
}

function byHost(
  { answer, fromHere }: Extract<Closing, { known: 'by-host' }>,
  what: LinkTask,
  unsent: Unsent | undefined,
): ClosingTexts {
  const recorded = { term: 'Recorded', description: formatHostDate(answer.date) || 'date not recorded' }
  const facts = [...answer.facts, recorded]
  if (unsent?.wasSent)
    return {
      heading: `The council’s server shows another ${what}.`,
      paragraphs: ['It is below. You sent another one from this device: ask the council’s office which one counts.'],
      facts,
      done: false,
    }
  return {
    heading: fromHere ? `Your ${what} is recorded.` : `A ${what} was already recorded.`,
    paragraphs: [
      sentences(
        fromHere ? 'You sent it from this device.' : 'The council’s server has the answer below.',
        unsent ? 'What you entered now was not sent.' : CLOSE,
        fromHere ? FINAL : NOT_YOURS,
      ),
    ],
    facts,
    done: true,
  }
}

function byDevice({ sent, missing }: Extract<Closing, { known: 'by-device' }>, what: LinkTask): ClosingTexts {
  const facts = [
    { term: `Your ${what}`, description: sent.answer },
    { term: 'Sent', description: sentAt(sent) },
  ]
  if (missing)
    return {
      heading: `You sent your ${what} from this device.`,
      paragraphs: [
        'But the council’s server does not show it. Please ask the council’s office whether it has arrived.',
      ],
      facts,
      done: false,
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

function sentAt({ at }: SentAnswer): string {
  const { name, words } = branding.timeZone
  return `${formatInZone(new Date(at), name)} (${words})`
}

function ofUnsent(unsent: Unsent | undefined): string {
  if (!unsent) return ''
  return unsent.afterAnother
    ? 'It may be what you sent from this device before.'
    : 'What you entered now was not accepted.'
}

const sentences = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')
