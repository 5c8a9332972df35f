import { STATUS, type Status } from './status'

/** Whom the texts are for. The council's own texts are never shown to an applicant. */
export type Audience = 'applicant' | 'staff'

/** An application's state in sentences. `todo` is what the reader has to do now; it is absent if there is nothing. */
export interface StatusTexts {
  where: string
  who: string
  next: string
  todo?: string
}

const textsOf: Record<Status, Record<Audience, StatusTexts>> = {
  [STATUS.draft]: {
    applicant: {
      where: 'This is a draft. The council has not received it.',
      who: 'You',
      next: 'Once you submit it, the council decides whether to shortlist it.',
      todo: 'Complete every step and submit before applications close.',
    },
    staff: {
      where: 'A draft that was not submitted.',
      who: 'The applicant',
      next: 'It comes to the council once it is submitted.',
    },
  },
  [STATUS.submitted]: {
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
  [STATUS.shortlisted]: {
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
  [STATUS.notShortlisted]: {
    applicant: {
      where: 'Your application was not shortlisted.',
      who: 'Nobody; the case is closed',
      next: 'You are welcome to apply again when the next call opens.',
    },
    staff: {
      where: 'Rejected when the applications were ordered.',
      who: 'Nobody; the case is closed',
      next: 'Nothing follows.',
    },
  },
  [STATUS.approved]: {
    applicant: {
      where: 'Your Head of Department and Dean have approved your application.',
      who: 'The council and its reviewers',
      next: 'The council decides about the grant once the reviews are in.',
    },
    staff: {
      where: 'Approved by the HOD and the Dean.',
      who: 'The reviewers, then the council',
      next: 'It is granted or denied under Shortlisted Applications.',
      todo: 'Invite the reviewers, and decide once their marks are in.',
    },
  },
  [STATUS.notApproved]: {
    applicant: {
      where: 'Your application was not approved.',
      who: 'Nobody; the case is closed',
      next: 'You are welcome to apply again when the next call opens.',
    },
    staff: {
      where: 'Rejected by the HOD or the Dean.',
      who: 'Nobody; the case is closed',
      next: 'Nothing follows.',
    },
  },
  [STATUS.granted]: {
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
  [STATUS.denied]: {
    applicant: {
      where: 'Your application was not selected for funding.',
      who: 'Nobody; the case is closed',
      next: 'You are welcome to apply again when the next call opens.',
    },
    staff: {
      where: 'Denied.',
      who: 'Nobody; the case is closed',
      next: 'Nothing follows.',
    },
  },
  unknown: {
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
}

/**
 * Where an application stands, who has to act, what comes next and what the reader has to do now, in sentences.
 * `agreementToSign` means that the council's agreement is there and waits for the applicant's signature.
 */
export function statusTexts(
  status: Status,
  audience: Audience,
  { agreementToSign = false }: { agreementToSign?: boolean } = {},
): StatusTexts {
  const texts = textsOf[status][audience]
  if (status !== STATUS.granted || !agreementToSign) return texts
  return audience === 'applicant'
    ? { ...texts, todo: 'Sign the agreement and upload the signed copy within one week.' }
    : { ...texts, todo: 'Wait for the signed agreement from the applicant.' }
}
