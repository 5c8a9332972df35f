/**
 * The life of an application: its status codes, their labels and what each may become (docs/portal.md#status-codes).
 * Labels, filters, buttons, the mock host's refusals and the tests all read this one table.
 */
export const STATUS = {
  draft: '0',
  submitted: '1',
  shortlisted: '2.1',
  notShortlisted: '2.2',
  approved: '3.1',
  notApproved: '3.2',
  granted: '5.1',
  denied: '5.2',
} as const

/** Every code, in the order of an application's life. */
export const STATUS_CODES = Object.values(STATUS)

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

export const STATUS_ROWS: Readonly<Record<StatusCode, StatusRow>> = {
  [STATUS.draft]: { label: 'Save', tone: 'waiting', next: [STATUS.submitted] },
  [STATUS.submitted]: { label: 'Submitted', tone: 'waiting', next: [STATUS.shortlisted, STATUS.notShortlisted] },
  [STATUS.shortlisted]: {
    label: 'Shortlisted',
    tone: 'waiting',
    next: [STATUS.approved, STATUS.notApproved, STATUS.granted, STATUS.denied],
  },
  [STATUS.notShortlisted]: { label: 'Rejected', tone: 'refused', next: [] },
  [STATUS.approved]: { label: 'Approved', tone: 'good', next: [STATUS.granted, STATUS.denied] },
  [STATUS.notApproved]: { label: 'Rejected', tone: 'refused', next: [] },
  [STATUS.granted]: { label: 'Granted', tone: 'done', next: [] },
  [STATUS.denied]: { label: 'Deny', tone: 'refused', next: [] },
}

/** The word shown for a status; an unknown one reads Pending. */
export const statusLabel = (status: Status): string => (status === 'unknown' ? 'Pending' : STATUS_ROWS[status].label)

export const statusTone = (status: Status): StatusTone => (status === 'unknown' ? 'waiting' : STATUS_ROWS[status].tone)

export const mayBecome = (from: Status, to: StatusCode): boolean =>
  from !== 'unknown' && STATUS_ROWS[from].next.includes(to)

/** Whether it has ended without a grant, so that nothing more will happen. */
export const isClosed = (status: Status): boolean =>
  status !== 'unknown' && status !== STATUS.granted && STATUS_ROWS[status].next.length === 0

/** The codes of the decisions of HOD and Dean. */
export const DECISIONS = { approved: STATUS.approved, rejected: STATUS.notApproved } as const

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
  if (hod === DECISIONS.rejected || dean === DECISIONS.rejected) return STATUS.notApproved
  return hod === DECISIONS.approved && dean === DECISIONS.approved ? STATUS.approved : STATUS.shortlisted
}
