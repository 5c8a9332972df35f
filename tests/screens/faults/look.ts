import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { REFUSAL_TEXT } from '@mocks/host-texts'
import { TEXTS } from '../../faults/rules'
import type { Place } from '../../faults/screens'
import { isLogInShown, LOG_IN_AGAIN, linesOfPage } from './stage'

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

const linesIn = (element: Element): string[] =>
  (element instanceof HTMLElement ? element.innerText : '').split('\n').map((line) => line.trim())

export interface Look {
  readonly place: Place
  /** The new lines in that place. */
  readonly messages: readonly string[]
}

const NOT_LOGGED_IN = 'You are not logged in.'

const WHERE: readonly (readonly [Place, string])[] = [
  ['alert', '[role="alertdialog"], [data-notice]'],
  ['line', 'section[aria-label="Sending"] [role="alert"], [role="region"][aria-label="Sending"] [role="alert"]'],
  ['dialog', '[role="dialog"]'],
  ['here', 'main [role="alert"], main [role="status"]'],
]

/** Returns where a failure is shown on a page whose lines were `before` without it. */
export function look(before: readonly string[]): Look {
  const lines = linesOfPage()
  const isNew = (line: string) => line !== '' && !before.includes(line)
  if (isLogInShown()) return { place: 'login', messages: [LOG_IN_AGAIN] }
  if (lines.includes(NOT_LOGGED_IN)) return { place: 'home', messages: [NOT_LOGGED_IN] }
  for (const [place, where] of WHERE) {
    const messages = [...document.querySelectorAll(where)].filter(isVisible).flatMap(linesIn).filter(isNew)
    if (messages.length > 0) return { place: place === 'here' && isErrorPage() ? 'page' : place, messages }
  }
  const messages = lines.filter(isNew)
  if (messages.some(isKnown)) return { place: 'here', messages }
  return { place: lines.join('\n') === before.join('\n') ? 'same' : 'less', messages }
}

const isErrorPage = () =>
  [...document.querySelectorAll('main [role="alert"] a')].some(({ textContent }) =>
    ['Go to the Dashboard', 'Go to Research Grants'].includes(textContent),
  )

const ANYTHING = '\u0001'

/** Shorter texts are on pages without a failure, too. */
const SHORTEST = 12

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function patternsIn(texts: unknown): RegExp[] {
  if (typeof texts === 'string')
    return texts.length < SHORTEST ? [] : [new RegExp(texts.split(ANYTHING).map(literal).join('.*'))]
  if (typeof texts === 'function') return patternsIn(texts(ANYTHING, ANYTHING))
  return Object.values(Object(texts)).flatMap(patternsIn)
}

/** Texts that single screens define themselves. */
const OWN = [
  'The council’s server cannot be reached. 1 waits here, and goes on once it answers.',
  'We could not check whether this application was changed meanwhile. Nothing was sent.',
  'We could not check whether you have answered already.',
  'Your list shows an application with this title',
  'The answer was lost on its way, but everything has arrived.',
  'The council’s server keeps no drafts. Yours is saved on this device.',
  'The faculties could not be loaded.',
  'The departments could not be loaded.',
  'The council’s server did not give these back, so choose them here',
]

const KNOWN = patternsIn([messages, guidance, REFUSAL_TEXT, OWN])

export const isKnown = (line: string): boolean => KNOWN.some((pattern) => pattern.test(line))

/** Returns the kinds of failure whose texts are among these lines. */
export const failuresNamed = (messages: readonly string[]): string[] =>
  Object.entries(TEXTS).flatMap(([kind, { happened }]) =>
    messages.some((line) => line.includes(happened)) ? kind : [],
  )
