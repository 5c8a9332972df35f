import type { CallName } from '@/contract'
import { guidance, type Explanation } from '@/domain/texts/guidance'
import type { FailureKind } from '@/wire/client/api-error'
import type { Call } from './calls'
import { ALL_FAULTS, type FaultName } from './faults'

/** `taken` is a success that the portal cannot check. `unconfirmed` is a write that may have been done. */
export type Outcome = 'read' | 'taken' | 'unconfirmed' | FailureKind

export const TEXTS: Readonly<Record<Exclude<Outcome, 'read' | 'taken'>, Explanation>> = {
  ...guidance.failure,
  unconfirmed: guidance.ambiguousWrite,
}

type Rule = (call: Call) => Outcome | readonly Outcome[]

/** The failure is `unconfirmed` for a write. A file is never a write. */
const failsAs =
  (kind: FailureKind, fileFailure: FailureKind = kind): Rule =>
  ({ isWrite, isFile }) =>
    isWrite ? 'unconfirmed' : isFile ? fileFailure : kind

/** @param fileOutcome the outcome for a file, if it differs */
const endsAs =
  (outcome: Outcome, fileOutcome: Outcome = outcome): Rule =>
  ({ isFile }) =>
    isFile ? fileOutcome : outcome

const needsField = ({ body, fields }: Call): boolean =>
  Array.isArray(body) || fields.some(({ emptyValues }) => emptyValues === null)

const RULES: Readonly<Record<FaultName, Rule>> = {
  network: failsAs('network'),
  hang: failsAs('timeout'),
  'lost-answer': failsAs('network'),
  'cut-off': failsAs('network'),
  'http-500': failsAs('http'),
  html: failsAs('not-json'),
  empty: failsAs('not-json', 'no-file'),
  'post-too-large': ({ endpoint }) => (endpoint.sends === 'multipart' ? 'too-large' : 'refused'),
  notice: endsAs('read', 'not-json'),
  bom: endsAs('read', 'taken'),
  // The first row of a cut list may be valid JSON, but no list. The length of a file is unknown.
  truncated: (call) =>
    call.isFile ? 'taken' : Array.isArray(call.body) ? ['not-json', 'shape'] : failsAs('not-json')(call),
  text: (call) => (call.isFile || call.endpoint.responseType === 'text' ? 'taken' : failsAs('not-json')(call)),
  refused: endsAs('refused'),
  'status-error': endsAs('refused'),
  'signed-out': endsAs('signed-out'),
  // The response has the mark of a success, so it counts as a success if the call needs no other field.
  shape: (call) =>
    call.isFile || needsField(call) ? failsAs('shape', 'no-file')(call) : call.fields.length > 0 ? 'taken' : 'read',
  'missing-file': endsAs('refused', 'no-file'),
  'no-dates': endsAs('read'),
  'list-as-object': failsAs('shape'),
  'object-as-list': failsAs('shape'),
  'no-mark': failsAs('shape'),
  'odd-mark': failsAs('shape'),
  'no-needed-field': failsAs('shape'),
  'no-field': endsAs('read'),
  'odd-field': failsAs('shape'),
  'json-as-pdf': endsAs('no-file'),
  'html-as-pdf': endsAs('not-json'),
}

interface Exception {
  readonly fault: FaultName
  readonly calls: readonly CallName[]
  readonly outcome: Outcome | readonly Outcome[]
  readonly reason: string
}

/** Exceptions from the rule of a fault. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    fault: 'shape',
    calls: ['logOut'],
    outcome: 'unconfirmed',
    reason: 'Only its own message confirms the end of the session. A false confirmation would be a risk.',
  },
  {
    fault: 'shape',
    calls: ['uploadCriteria', 'grantOrDeny'],
    outcome: 'taken',
    reason: 'Their only field marks the success, and here another field marks it.',
  },
]

const findException = (call: Call, fault: FaultName) =>
  EXCEPTIONS.find((exception) => exception.fault === fault && exception.calls.includes(call.name))

const asList = (outcome: Outcome | readonly Outcome[]): readonly Outcome[] =>
  typeof outcome === 'string' ? [outcome] : outcome

/** Does not apply the exceptions. */
export const findOutcomesByRule = (call: Call, fault: FaultName): readonly Outcome[] => asList(RULES[fault](call))

/** Returns several outcomes if they depend on the JSON, and none if the call cannot fail in this way. */
export function findExpectedOutcomes(call: Call, fault: FaultName): readonly Outcome[] {
  if (ALL_FAULTS[fault].variants(call).length === 0) return []
  return asList(findException(call, fault)?.outcome ?? RULES[fault](call))
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

/** The legend of the matrix: each outcome with its word and its text on the screen. */
export const OUTCOMES: readonly { readonly word: string; readonly lines: readonly string[] }[] = [
  { word: WORDS.read, lines: ['The same content as without the fault. Missing fields are empty.'] },
  { word: WORDS.taken, lines: ['A success or a file that cannot be checked.'] },
  ...Object.entries(TEXTS)
    .filter(([outcome]) => !['aborted', 'somebody-else', 'unreadable-file'].includes(outcome))
    .map(([outcome, { happened, kept, next }]) => ({
      word: WORDS[outcome as Outcome], // The keys of a constant are its own.
      lines: [happened, kept, next],
    })),
]

export const formatOutcomes = (outcomes: readonly Outcome[]): string =>
  outcomes.map((outcome) => WORDS[outcome]).join('|') || '-'
