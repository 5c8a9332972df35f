/**
 * The life of an application: codes, labels and who may move it where (spec 4, settled "Status").
 * Labels, filters, buttons, the mock host's refusals and the tests all read this one table.
 */
export const STATUS_CODES = ['0', '1', '2.1', '2.2', '3.1', '3.2', '5.1', '5.2'] as const

export type StatusCode = (typeof STATUS_CODES)[number]

/** What a reply may say: a code of the table, or a text nobody knows, which is shown as Pending. */
export type Status = StatusCode | 'unknown'

/** Four meanings that colour a status; never the only sign. */
export type StatusTone = 'waiting' | 'good' | 'refused' | 'done'

interface StatusRow {
  /** The word of spec 4. */
  readonly label: string
  readonly tone: StatusTone
  /** Codes this one may become. */
  readonly next: readonly StatusCode[]
}

export const STATUS: Readonly<Record<StatusCode, StatusRow>> = {
  '0': { label: 'Save', tone: 'waiting', next: ['1'] },
  '1': { label: 'Submitted', tone: 'waiting', next: ['2.1', '2.2'] },
  '2.1': { label: 'Shortlisted', tone: 'waiting', next: ['3.1', '3.2', '5.1', '5.2'] },
  '2.2': { label: 'Rejected', tone: 'refused', next: [] },
  '3.1': { label: 'Approved', tone: 'good', next: ['5.1', '5.2'] },
  '3.2': { label: 'Rejected', tone: 'refused', next: [] },
  '5.1': { label: 'Granted', tone: 'done', next: [] },
  '5.2': { label: 'Deny', tone: 'refused', next: [] },
}

/** The word shown for a status; anything the council has no word for reads Pending (spec 4). */
export const statusLabel = (status: Status): string => (status === 'unknown' ? 'Pending' : STATUS[status].label)

export const statusTone = (status: Status): StatusTone => (status === 'unknown' ? 'waiting' : STATUS[status].tone)

/**
 * Reads a status as a host may write it: a code as text or number, or one of the words of spec 4.
 * The word Rejected stands for two codes; the later one is meant, because the lists that answer in words
 * hold only applications that were already ordered (wire 2.6).
 */
export function readStatus(written: string | number | null | undefined): Status {
  const text = String(written ?? '').trim()
  const code = STATUS_CODES.find((known) => known === text || Number(known) === Number(text || NaN))
  if (code) return code
  const word = text.toLowerCase()
  if (word === 'rejected') return '3.2'
  return STATUS_CODES.find((known) => STATUS[known].label.toLowerCase() === word) ?? 'unknown'
}

/** A status as a list told it. A word can stand for several codes, so where another list has a code, that counts. */
export interface ToldStatus {
  readonly status: Status
  readonly inWords: boolean
}

export function readToldStatus(written: string | number | null | undefined): ToldStatus {
  const status = readStatus(written)
  const isCode = STATUS_CODES.some((code) => Number(code) === Number(String(written ?? '').trim() || NaN))
  return { status, inWords: status !== 'unknown' && !isCode }
}

/** The legacy host calls granted and denied applications by the same word. */
export const isUnclear = ({ status, inWords }: ToldStatus): boolean => inWords && status === '5.1'

/** What is known of an application that several lists tell: a code before a word, and then the later in its life. */
export function clearestStatus(told: readonly ToldStatus[]): Status {
  const [clearest] = told.toSorted((one, other) => clarity(other) - clarity(one))
  return clearest?.status ?? 'unknown'
}

function clarity({ status, inWords }: ToldStatus): number {
  if (status === 'unknown') return 0
  return (inWords ? 0 : STATUS_CODES.length) + STATUS_CODES.indexOf(status) + 1
}

export const mayBecome = (from: Status, to: StatusCode): boolean => from !== 'unknown' && STATUS[from].next.includes(to)

/** What HOD and Dean write: approved or rejected (spec 4). */
export const DECISIONS = { approved: '3.1', rejected: '3.2' } as const

export type DecisionCode = (typeof DECISIONS)[keyof typeof DECISIONS]

/** As whoever decides says it, on the page of the decision and wherever it is told. */
export const DECISION_LABELS: Readonly<Record<DecisionCode, string>> = {
  [DECISIONS.approved]: 'Approve',
  [DECISIONS.rejected]: 'Reject',
}

/**
 * The status after a decision of HOD or Dean at 2.1: one rejection rejects, two approvals approve, and until
 * both have spoken nothing moves (settled "Who moves the status").
 */
export function statusAfterDecisions(hod: DecisionCode | null, dean: DecisionCode | null): StatusCode {
  if (hod === '3.2' || dean === '3.2') return '3.2'
  return hod === '3.1' && dean === '3.1' ? '3.1' : '2.1'
}
