import type { CallName } from '@/contract'
import { perReviewer } from '@/domain/people/reviewers'

const REVIEW = ['Review']
const DECISION = ['HOD’s decision', 'Dean’s decision']
const SUBMISSION = ['Apply New Grant: Reviewers']

/** Titles of the screens that make each call. */
export const SCREENS: Readonly<Record<CallName, readonly string[]>> = {
  getProfile: ['Profile Information', 'Apply New Grant: Profile'],
  checkSession: ['Dashboard', 'every page that needs a log-in'],
  logOut: ['Dashboard'],
  logIn: ['Login'],
  signUp: ['Sign Up'],
  createAccount: ['New Account'],
  changePassword: ['Change Password'],
  resetPassword: ['Forgot Password'],
  sendEmail: ['Request Approval', 'Send Reviewers', 'Progress Reports', 'Approved Applications', 'Forgot Password'],
  requestAgreementByEmail: ['Request Agreement'],

  listFaculties: ['Apply New Grant: Profile'],
  listDepartments: ['Apply New Grant: Profile'],
  getApplicationDates: ['Research Grants', 'Apply New Grant: Profile', 'Application Dates'],
  setApplicationDates: ['Application Dates'],
  listCriteria: ['Review Criteria'],
  uploadCriteria: ['Review Criteria'],
  downloadCriteria: ['Review Criteria'],

  submitApplication: SUBMISSION,
  uploadFiles: SUBMISSION,
  submitRows: SUBMISSION,
  getFormData: ['Submitted Grants', 'Edit application: Profile'],
  saveForm: ['Apply New Grant: Profile'],
  saveFileUploads: ['Apply New Grant: Uploads'],

  listApplicationIds: ['Budget Revision', 'Progress Report'],
  submitBudget: ['Budget Revision'],
  listSubmittedApplications: ['Submitted Grants', 'Dashboard'],
  downloadAgreement: ['Submitted Grants'],
  uploadSignedAgreement: ['Submitted Grants'],
  downloadApplicationPdf: ['Submitted Grants', 'View Applications', 'Order Applications'],
  deleteApplication: ['Submitted Grants', 'View Applications'],
  submitProgressReport: ['Progress Report'],

  listApplications: ['View Applications', 'Order Applications'],
  listApplicationsToShortlist: ['Order Applications', 'View Applications'],
  listProgressReports: ['Progress Reports'],
  downloadProgressReport: ['Progress Reports'],
  checkFileExistence: ['More Details', 'Progress Reports'],
  listBudgets: ['Approve Budget'],
  downloadBudget: ['Approve Budget'],
  decideBudget: ['Approve Budget'],
  shortlistOrReject: ['Order Applications'],
  listApprovedApplications: ['Approved Applications', 'Decide'],
  grantOrDeny: ['Approved Applications', 'Decide'],
  uploadAwardLetter: ['Approved Applications'],
  listAgreements: ['Request Agreement'],
  uploadAgreement: ['Request Agreement'],
  listApprovals: ['Request Approval'],
  saveDean: ['Request Approval'],
  saveHod: ['Request Approval'],

  getApplicationToApprove: DECISION,
  decideAsDean: ['Dean’s decision'],
  decideAsHod: ['HOD’s decision'],
  listReviewers: ['Send Reviewers', 'Reviewer Documents'],
  downloadEvaluationReport: ['Send Reviewers'],
  uploadReviewerDocument: ['Reviewer Documents'],
  getApplicationToReview: REVIEW,
  ...perReviewer('saveReviewer', () => ['Send Reviewers', 'Reviewer Documents']),
  ...perReviewer('downloadCriteriaAsReviewer', () => REVIEW),
  ...perReviewer('submitReview', () => REVIEW),

  getDetails: ['More Details'],
  downloadDetailsFile: ['More Details'],
}
