import { STATUS, type Status } from './status'

const APPLICATION = 'the application with its answers and documents'
const APPROVALS = 'the decisions and remarks of HOD and Dean'
const REVIEWS = 'the reviewers with their marks and evaluation reports'

/** What is deleted together with an application, by its status. */
const DELETED_WITH: Readonly<Record<Status, readonly string[]>> = {
  [STATUS.draft]: ['the draft that the council keeps, with its answers and documents'],
  [STATUS.submitted]: [APPLICATION],
  [STATUS.shortlisted]: [APPLICATION, APPROVALS],
  [STATUS.notShortlisted]: [APPLICATION],
  [STATUS.approved]: [APPLICATION, APPROVALS, REVIEWS],
  [STATUS.notApproved]: [APPLICATION, APPROVALS],
  [STATUS.granted]: [
    APPLICATION,
    APPROVALS,
    REVIEWS,
    'the grant: its start date, period and amount, the award letter and both agreements',
    'every progress report and budget revision',
  ],
  [STATUS.denied]: [APPLICATION, APPROVALS, REVIEWS],
  unknown: [APPLICATION, 'everything else that the server has of it'],
}

export const goesWith = (status: Status): readonly string[] => DELETED_WITH[status]

/** Whether the id has to be typed to confirm: a grant is the record of promised money, so a click is not enough. */
export const asksForId = (status: Status): boolean => status === STATUS.granted
