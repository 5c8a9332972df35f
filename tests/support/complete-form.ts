import { FILE_FIELDS, type ApplicationFiles, type ApplicationForm } from '@/domain/application/application-form'
import { makeSampleApplication } from '@/domain/application/sample-application'

/** Returns a form that passes every step of both variants; `changes` can break it. */
export const makeCompleteForm = (changes: Partial<ApplicationForm> = {}): ApplicationForm => ({
  ...makeSampleApplication(),
  leaveRequested: 'yes',
  leaveDate: '2027-01-01',
  leaveDuration: '6',
  ...changes,
})

type NominatedReviewer = ApplicationForm['reviewers'][number]

/** Returns the sample's reviewers with changes by number, counted from 1. */
export const makeReviewers = (changes: Readonly<Record<number, Partial<NominatedReviewer>>>): NominatedReviewer[] =>
  makeSampleApplication().reviewers.map((reviewer, index) => ({ ...reviewer, ...changes[index + 1] }))

export const completeFiles: ApplicationFiles = Object.fromEntries(
  FILE_FIELDS.map((field) => [field, { name: `${field}.pdf` }]),
)
