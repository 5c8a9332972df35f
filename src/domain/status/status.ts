/** The status codes of an application (docs/portal.md#status-codes). */
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

/** A status from the host. An unrecognised code is shown as Pending. */
export type Status = StatusCode | 'unknown'

/** Each tone has a colour, and is always shown with a text. */
export type StatusTone = 'waiting' | 'good' | 'refused' | 'done'

/** The readers of a text. Staff texts are never shown to an applicant. */
export type Audience = 'applicant' | 'staff'

/** The state of an application in sentences. `todo` is the reader's next action; absent if there is none. */
export interface StatusTexts {
  readonly where: string
  readonly who: string
  readonly next: string
  readonly todo?: string
}

/**
 * The filter choices of View Applications, in order. Two are not statuses: Pending Approvals waits for HOD and Dean
 * (2.1), Reviewers Comments for the reviewers (3.1).
 */
export const FILTER_CHOICES = {
  submitted: 'Submitted',
  shortlisted: 'Shortlisted',
  granted: 'Granted',
  'pending-approvals': 'Pending Approvals',
  'reviewers-comments': 'Reviewers Comments',
  rejected: 'Rejected',
  deny: 'Deny',
} as const

/** The value of a choice in URLs. */
type FilterChoice = keyof typeof FILTER_CHOICES

/** The stages of an application, in order. */
export const STAGES = ['Submission', 'Shortlist', 'HOD and Dean', 'Decision', 'Project'] as const

interface StatusRow {
  /** The displayed word. The legacy host writes the same word in some lists. */
  readonly label: string
  readonly tone: StatusTone
  readonly next: readonly StatusCode[]
  /** The stage of the application, or the stage at which it ended. Null if unknown. */
  readonly stage: (typeof STAGES)[number] | null
  /** The filter options of View Applications that find the status. Drafts have none, because no list contains them. */
  readonly foundBy: readonly FilterChoice[]
  readonly texts: Readonly<Record<Audience, StatusTexts>>
  /** Deleted together with the application. */
  readonly deletes: readonly string[]
  /**
   * The reason why HOD, Dean and reviewers need not answer. Null while an answer may count. Both rejections share one text,
   * because a host's word Rejected means either.
   */
  readonly answerClosedReason: string | null
  /** The reason why no budget or report can be sent. Null if it can be sent, or if the status is unknown. */
  readonly filesClosedReason: string | null
}

const APPLICATION = 'the application with its answers and documents'
const APPROVALS = 'the decisions and remarks of HOD and Dean'
const REVIEWS = 'the reviewers with their marks and evaluation reports'

const closedTexts = (applicant: string, staff: string): StatusRow['texts'] => ({
  applicant: {
    where: applicant,
    who: 'Nobody; the case is closed',
    next: 'You are welcome to apply again when the next call opens.',
  },
  staff: { where: staff, who: 'Nobody; the case is closed', next: 'Nothing follows.' },
})

/** Labels, transitions and texts for the interface, the mock host and tests. Permissions are in `permissions.ts`. */
export const STATUS_ROWS: Readonly<Record<Status, StatusRow>> = {
  [STATUS.draft]: {
    label: 'Save',
    tone: 'waiting',
    next: [STATUS.submitted],
    stage: 'Submission',
    foundBy: [],
    texts: {
      applicant: {
        where: 'This is a draft. The council has not received it.',
        who: 'You',
        next: 'Once you submit it, the council decides whether to shortlist it.',
        todo: 'Submit it before applications close.',
      },
      staff: {
        where: 'A draft that was not submitted.',
        who: 'The applicant',
        next: 'It comes to the council once it is submitted.',
      },
    },
    deletes: ['the draft that the council keeps, with its answers and documents'],
    answerClosedReason: 'The application was not submitted to the council.',
    filesClosedReason: 'A draft that has not been submitted.',
  },
  [STATUS.submitted]: {
    label: 'Submitted',
    tone: 'waiting',
    next: [STATUS.shortlisted, STATUS.notShortlisted],
    stage: 'Shortlist',
    foundBy: ['submitted'],
    texts: {
      applicant: {
        where: 'The council has received your application.',
        who: 'The council',
        next: 'The council decides whether to shortlist it.',
      },
      staff: {
        where: 'Submitted and not yet ordered.',
        who: 'The council',
        next: 'Once shortlisted, it goes to the HOD and the Dean.',
        todo: 'Shortlist or reject it under Order Applications.',
      },
    },
    deletes: [APPLICATION],
    answerClosedReason:
      'The council has not shortlisted the application yet. It writes to you once your answer is needed.',
    filesClosedReason: 'Submitted, and not decided yet.',
  },
  [STATUS.shortlisted]: {
    label: 'Shortlisted',
    tone: 'waiting',
    next: [STATUS.approved, STATUS.notApproved, STATUS.granted, STATUS.denied],
    stage: 'HOD and Dean',
    foundBy: ['shortlisted', 'pending-approvals'],
    texts: {
      applicant: {
        where: 'Your application is on the shortlist.',
        who: 'Your Head of Department and Dean',
        next: 'Both give their decisions, and the council goes on from there.',
      },
      staff: {
        where: 'Shortlisted, waiting for the HOD and the Dean.',
        who: 'HOD and Dean',
        next: 'With both approvals it goes to the reviewers.',
        todo: 'See that both have been asked under Request Approval.',
      },
    },
    deletes: [APPLICATION, APPROVALS],
    answerClosedReason: null,
    filesClosedReason: 'Shortlisted, and not granted yet.',
  },
  [STATUS.notShortlisted]: {
    label: 'Rejected',
    tone: 'refused',
    next: [],
    stage: 'Shortlist',
    foundBy: ['rejected'],
    texts: closedTexts('Your application was not shortlisted.', 'Rejected when the applications were ordered.'),
    deletes: [APPLICATION],
    answerClosedReason: 'The application was rejected.',
    filesClosedReason: 'Rejected.',
  },
  [STATUS.approved]: {
    label: 'Approved',
    tone: 'good',
    next: [STATUS.granted, STATUS.denied],
    stage: 'Decision',
    foundBy: ['reviewers-comments'],
    texts: {
      applicant: {
        where: 'Your Head of Department and Dean have approved your application.',
        who: 'The council and its reviewers',
        next: 'The council decides about the grant once the reviews are in.',
      },
      staff: {
        where: 'Approved by the HOD and the Dean.',
        who: 'The reviewers, then the council',
        next: 'It is granted or denied under Shortlisted Applications.',
        todo: 'See that the reviewers have been invited, and decide once all marks are in.',
      },
    },
    deletes: [APPLICATION, APPROVALS, REVIEWS],
    answerClosedReason: null,
    filesClosedReason: 'Approved, and not granted yet.',
  },
  [STATUS.notApproved]: {
    label: 'Rejected',
    tone: 'refused',
    next: [],
    stage: 'HOD and Dean',
    foundBy: ['rejected'],
    texts: closedTexts('Your application was not approved.', 'Rejected by the HOD or the Dean.'),
    deletes: [APPLICATION, APPROVALS],
    answerClosedReason: 'The application was rejected.',
    filesClosedReason: 'Rejected.',
  },
  [STATUS.granted]: {
    label: 'Granted',
    tone: 'done',
    next: [],
    stage: 'Project',
    foundBy: ['granted'],
    texts: {
      applicant: {
        where: 'Your application has been granted.',
        who: 'You and the council',
        next: 'The project runs, with a mid-year, a year-end and a final report.',
        todo: 'Send each progress report when it is due.',
      },
      staff: {
        where: 'Granted.',
        who: 'The applicant and the council',
        next: 'The agreement is signed, then reports and budgets follow.',
        todo: 'Upload the award letter and request the agreement.',
      },
    },
    deletes: [
      APPLICATION,
      APPROVALS,
      REVIEWS,
      'the grant: its start date, period and amount, the award letter and both agreements',
      'every progress report and budget revision',
    ],
    answerClosedReason: 'The application was granted.',
    filesClosedReason: null,
  },
  [STATUS.denied]: {
    label: 'Deny',
    tone: 'refused',
    next: [],
    stage: 'Decision',
    foundBy: ['deny'],
    texts: closedTexts('Your application was not selected for funding.', 'Denied.'),
    deletes: [APPLICATION, APPROVALS, REVIEWS],
    answerClosedReason: 'The council has decided not to fund the application.',
    filesClosedReason: 'Denied.',
  },
  unknown: {
    label: 'Pending',
    tone: 'waiting',
    next: [],
    stage: null,
    foundBy: ['pending-approvals'],
    texts: {
      applicant: {
        where: 'Your application is pending.',
        who: 'The council',
        next: 'The council will write to you.',
      },
      staff: {
        where: 'Pending: the server sent a status that this portal does not know.',
        who: 'The council',
        next: 'Nothing can be decided here until the status is known.',
      },
    },
    deletes: [APPLICATION, 'everything else that the server has of it'],
    answerClosedReason: null,
    filesClosedReason: null,
  },
}

export const statusLabel = (status: Status): string => STATUS_ROWS[status].label

export const statusTone = (status: Status): StatusTone => STATUS_ROWS[status].tone

export const mayBecome = (from: Status, to: StatusCode): boolean => STATUS_ROWS[from].next.includes(to)

/** Returns whether the application ended without a grant. */
export const isClosed = (status: Status): boolean =>
  status !== 'unknown' && status !== STATUS.granted && STATUS_ROWS[status].next.length === 0

export const DECISIONS = { approved: STATUS.approved, rejected: STATUS.notApproved } as const

export type DecisionCode = (typeof DECISIONS)[keyof typeof DECISIONS]

export const DECISION_LABELS: Readonly<Record<DecisionCode, string>> = {
  [DECISIONS.approved]: 'Approve',
  [DECISIONS.rejected]: 'Reject',
}

/** Returns the status after the answers at 2.1. One rejection rejects, two approvals approve, otherwise it stays. */
export function statusAfterDecisions(hod: DecisionCode | null, dean: DecisionCode | null): StatusCode {
  if (hod === DECISIONS.rejected || dean === DECISIONS.rejected) return STATUS.notApproved
  return hod === DECISIONS.approved && dean === DECISIONS.approved ? STATUS.approved : STATUS.shortlisted
}
