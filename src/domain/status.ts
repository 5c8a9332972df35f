/**
 * The life of an application: its status codes, their labels and what each may become (docs/portal.md#status-codes).
 * Labels, filters, buttons, the mock host's refusals and the tests all read this one table.
 */
export const STATUS_CODES = ['0', '1', '2.1', '2.2', '3.1', '3.2', '5.1', '5.2'] as const

export type StatusCode = (typeof STATUS_CODES)[number]

/** The status in a reply: a code of the table, or one that the portal does not know, which is shown as Pending. */
export type Status = StatusCode | 'unknown'

/** Four meanings with a colour each; an icon and a text always go with it. */
export type StatusTone = 'waiting' | 'good' | 'refused' | 'done'

interface StatusRow {
  /** The word that is shown; the legacy host writes the same in some lists. */
  readonly label: string
  readonly tone: StatusTone
  /** The codes it may become. */
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

/** The word shown for a status; an unknown one reads Pending. */
export const statusLabel = (status: Status): string => (status === 'unknown' ? 'Pending' : STATUS[status].label)

export const statusTone = (status: Status): StatusTone => (status === 'unknown' ? 'waiting' : STATUS[status].tone)

/**
 * Reads a status as a host may write it: a code as text or number, or a label as a word. The word Rejected stands for
 * two codes; it is read as the later one, because the lists that answer in words hold only applications that were
 * shortlisted before.
 */
export function readStatus(written: string | number | null | undefined): Status {
  const text = String(written ?? '').trim()
  const code = STATUS_CODES.find((known) => known === text || Number(known) === Number(text || NaN))
  if (code) return code
  const word = text.toLowerCase()
  if (word === 'rejected') return '3.2'
  return STATUS_CODES.find((known) => STATUS[known].label.toLowerCase() === word) ?? 'unknown'
}

/** A status as a list has it. A word can stand for several codes, so where another list has a code, that is used. */
export interface ListedStatus {
  readonly status: Status
  readonly inWords: boolean
}

/** As `readStatus`, and whether the status was a word. */
export function readListedStatus(written: string | number | null | undefined): ListedStatus {
  const status = readStatus(written)
  const isCode = STATUS_CODES.some((code) => Number(code) === Number(String(written ?? '').trim() || NaN))
  return { status, inWords: status !== 'unknown' && !isCode }
}

/** Whether a word may mean two codes: the legacy host writes Granted for 5.1 and 5.2. */
export const isUnclear = ({ status, inWords }: ListedStatus): boolean => inWords && status === '5.1'

/** The status of an application that is in several lists: a code before a word, then the later one. */
export function clearestStatus(listed: readonly ListedStatus[]): Status {
  const [clearest] = listed.toSorted((one, other) => clarity(other) - clarity(one))
  return clearest?.status ?? 'unknown'
}

function clarity({ status, inWords }: ListedStatus): number {
  if (status === 'unknown') return 0
  return (inWords ? 0 : STATUS_CODES.length) + STATUS_CODES.indexOf(status) + 1
}

export const mayBecome = (from: Status, to: StatusCode): boolean => from !== 'unknown' && STATUS[from].next.includes(to)

/** The codes of the decisions of HOD and Dean. */
export const DECISIONS = { approved: '3.1', rejected: '3.2' } as const

export type DecisionCode = (typeof DECISIONS)[keyof typeof DECISIONS]

/** The words for a decision, where it is made and wherever it is shown. */
export const DECISION_LABELS: Readonly<Record<DecisionCode, string>> = {
  [DECISIONS.approved]: 'Approve',
  [DECISIONS.rejected]: 'Reject',
}

/**
 * The status after a decision of HOD or Dean at 2.1: one rejection rejects, two approvals approve; until then the
 * status stays.
 */
export function statusAfterDecisions(hod: DecisionCode | null, dean: DecisionCode | null): StatusCode {
  if (hod === '3.2' || dean === '3.2') return '3.2'
  return hod === '3.1' && dean === '3.1' ? '3.1' : '2.1'
}
