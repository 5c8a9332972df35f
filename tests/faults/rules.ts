import type { CallName } from '@/contract'
import { guidance, type Explanation } from '@/domain/texts/guidance'
import type { FailureKind } from '@/wire/client/api-error'
import type { Call } from './calls'
import { ALL_FAULTS, type FaultName } from './faults'

/** `taken` is a success that cannot be checked, `unconfirmed` a write that may have been done. */
export type Outcome = 'read' | 'taken' | 'unconfirmed' | FailureKind

export const TEXTS: Readonly<Record<Exclude<Outcome, 'read' | 'taken'>, Explanation>> = {
  ...guidance.failure,
  unconfirmed: guidance.ambiguousWrite,
}

type Rule = (call: Call) => Outcome | readonly Outcome[]

/** An unconfirmed write may have been done. A file is never a write. */
const unclear =
  (kind: FailureKind, file: FailureKind = kind): Rule =>
  ({ isWrite, isFile }) =>
    isWrite ? 'unconfirmed' : isFile ? file : kind

/** @param file the outcome for a file, if it differs */
const always =
  (outcome: Outcome, file: Outcome = outcome): Rule =>
  ({ isFile }) =>
    isFile ? file : outcome

const needsField = ({ body, fields }: Call): boolean =>
  Array.isArray(body) || fields.some(({ empty }) => empty === null)

const RULES: Readonly<Record<FaultName, Rule>> = {
  network: unclear('network'),
  hang: unclear('timeout'),
  'lost-answer': unclear('network'),
  'cut-off': unclear('network'),
  'http-500': unclear('http'),
  html: unclear('not-json'),
  empty: unclear('not-json', 'no-file'),
  'post-too-large': ({ endpoint }) => (endpoint.sends === 'multipart' ? 'too-large' : 'refused'),
  notice: always('read', 'not-json'),
  bom: always('read', 'taken'),
  // The first row of a cut list may be valid JSON, but is no list. A file has no length to check.
  truncated: (call) =>
    call.isFile ? 'taken' : Array.isArray(call.body) ? ['not-json', 'shape'] : unclear('not-json')(call),
  text: (call) => (call.isFile || call.endpoint.responseType === 'text' ? 'taken' : unclear('not-json')(call)),
  refused: always('refused'),
  'status-error': always('refused'),
  'signed-out': always('signed-out'),
  // The response is marked as a success, so it counts as one if no other field is needed.
  shape: (call) =>
    call.isFile || needsField(call) ? unclear('shape', 'no-file')(call) : call.fields.length > 0 ? 'taken' : 'read',
  'missing-file': always('refused', 'no-file'),
  'no-dates': always('read'),
  'list-as-object': unclear('shape'),
  'object-as-list': unclear('shape'),
  'no-mark': unclear('shape'),
  'odd-mark': unclear('shape'),
  'no-needed-field': unclear('shape'),
  'no-field': always('read'),
  'odd-field': unclear('shape'),
  'json-as-pdf': always('no-file'),
  'html-as-pdf': always('not-json'),
}

interface Exception {
  readonly fault: FaultName
  readonly calls: readonly CallName[]
  readonly outcome: Outcome | readonly Outcome[]
  readonly because: string
}

/** Cells for which the rule of their fault does not hold. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    fault: 'shape',
    calls: ['logOut'],
    outcome: 'unconfirmed',
    because: 'Only its own message says that the session has ended: nobody may believe so by mistake.',
  },
  {
    fault: 'shape',
    calls: ['uploadCriteria', 'grantOrDeny'],
    outcome: 'taken',
    because: 'The one field that is read is how they say success, and another field says it instead.',
  },
]

const exceptionOf = (call: Call, fault: FaultName) =>
  EXCEPTIONS.find((exception) => exception.fault === fault && exception.calls.includes(call.name))

const asList = (outcome: Outcome | readonly Outcome[]): readonly Outcome[] =>
  typeof outcome === 'string' ? [outcome] : outcome

/** Ignores the exceptions. */
export const findOutcomesByRule = (call: Call, fault: FaultName): readonly Outcome[] => asList(RULES[fault](call))

/** Returns several outcomes if what the host writes matters, none if the call cannot fail in this way. */
export function findExpectedOutcomes(call: Call, fault: FaultName): readonly Outcome[] {
  if (ALL_FAULTS[fault].variants(call).length === 0) return []
  return asList(exceptionOf(call, fault)?.outcome ?? RULES[fault](call))
}

const WORDS: Readonly<Record<Outcome, string>> = {
  read: 'ok',
  taken: 'taken',
  unconfirmed: 'unsure',
  network: 'line',
  timeout: 'late',
  http: 'http',
  refused: 'no',
  'signed-out': 'login',
  'somebody-else': 'other',
  'not-json': 'junk',
  shape: 'shape',
  'too-large': 'large',
  'no-file': 'nofile',
  aborted: 'stop',
  'unreadable-file': 'unread',
}

/** The legend of the matrix: each outcome with its word and the text that a person reads. */
export const OUTCOMES: readonly { readonly word: string; readonly lines: readonly string[] }[] = [
  { word: WORDS.read, lines: ['The content, as without the fault. What the host left out is empty.'] },
  { word: WORDS.taken, lines: ['A success or a file of which nothing can be checked.'] },
  ...Object.entries(TEXTS)
    .filter(([outcome]) => !['aborted', 'somebody-else', 'unreadable-file'].includes(outcome))
    .map(([outcome, { happened, kept, next }]) => ({
      word: WORDS[outcome as Outcome], // The keys of a constant are its own.
      lines: [happened, kept, next],
    })),
]

export const formatOutcomes = (outcomes: readonly Outcome[]): string =>
  outcomes.map((outcome) => WORDS[outcome]).join('|') || '-'
