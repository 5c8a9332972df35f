import type { CallName } from '@/contract'
import { REVIEWERS } from '@/domain/people/reviewers'

const FORM_CALLS = ['getApplicationDates', 'saveForm', 'saveFileUploads'] as const

const EDIT_CALLS = ['getFormData', 'listSubmittedApplications', ...FORM_CALLS] as const

const LIST_CALLS = [
  'listApplications',
  'listApplicationsToShortlist',
  'listApprovals',
  'listReviewers',
  'listApprovedApplications',
] as const

const SAVE_REVIEWER_CALLS = REVIEWERS.map(({ number }) => `saveReviewer${number}` as const)

/** The calls of each screen, by its title in the portal. Excludes previews, search and dossiers, which many lists open. */
export const CALLS_OF_SCREENS: Readonly<Record<string, readonly CallName[]>> = {
  'Research Grants': ['getApplicationDates'],

  Login: ['logIn'],
  'Sign Up': ['signUp'],
  'Forgot Password': ['resetPassword', 'sendEmail'],
  'every page that needs a log-in': ['checkSession'],
  'Profile Information': ['getProfile', 'changePassword'],
  'Change Password': ['changePassword'],

  'Apply New Grant: Profile': [...FORM_CALLS, 'getProfile', 'getFormData', 'listFaculties', 'listDepartments'],
  'Apply New Grant: Projects': FORM_CALLS,
  'Apply New Grant: Investigator': FORM_CALLS,
  'Apply New Grant: Uploads': FORM_CALLS,
  'Apply New Grant: Reviewers': [...FORM_CALLS, 'submitApplication', 'uploadFiles', 'submitRows'],
  'Edit application: Profile': EDIT_CALLS,
  'Edit application: Projects': EDIT_CALLS,
  'Edit application: Investigator': EDIT_CALLS,
  'Edit application: Uploads': [...EDIT_CALLS, 'downloadDetailsFile'],
  'Edit application: Reviewers': EDIT_CALLS,

  'Submitted Grants': [
    'listSubmittedApplications',
    'checkFileExistence',
    'downloadDetailsFile',
    'downloadAgreement',
    'uploadSignedAgreement',
    'downloadApplicationPdf',
    'deleteApplication',
  ],
  'Budget Revision': ['listApplicationIds', 'getDetails', 'checkFileExistence', 'downloadDetailsFile', 'submitBudget'],
  'Progress Report': ['listApplicationIds', 'checkFileExistence', 'downloadDetailsFile', 'submitProgressReport'],
  'More Details': ['getDetails', 'listSubmittedApplications', 'checkFileExistence', 'downloadDetailsFile'],

  'View Applications': [
    'listApplications',
    'listApplicationsToShortlist',
    'listApprovedApplications',
    'downloadApplicationPdf',
    'deleteApplication',
  ],
  'Order Applications': ['listApplicationsToShortlist', 'downloadApplicationPdf', 'shortlistOrReject'],
  'Request Approval': ['listApprovals', 'saveHod', 'saveDean', 'sendEmail'],
  'Send Reviewers': ['listReviewers', 'downloadEvaluationReport', ...SAVE_REVIEWER_CALLS, 'sendEmail'],
  'Reviewer Documents': [
    'listReviewers',
    'checkFileExistence',
    'downloadDetailsFile',
    'uploadReviewerDocument',
    ...SAVE_REVIEWER_CALLS,
  ],
  'Approved Applications': [
    'listApprovedApplications',
    'checkFileExistence',
    'downloadDetailsFile',
    'grantOrDeny',
    'uploadAwardLetter',
    'sendEmail',
  ],
  Decide: ['listApprovedApplications', 'getDetails', 'downloadApplicationPdf', 'grantOrDeny', 'sendEmail'],
  'Request Agreement': [
    'listAgreements',
    'checkFileExistence',
    'downloadDetailsFile',
    'uploadAgreement',
    'requestAgreementByEmail',
  ],
  'Approve Budget': ['listBudgets', 'checkFileExistence', 'downloadBudget', 'decideBudget'],
  'Progress Reports': ['listProgressReports', 'checkFileExistence', 'downloadProgressReport', 'sendEmail'],
  'Review Criteria': ['listCriteria', 'uploadCriteria', 'downloadCriteria'],
  'Application Dates': ['getApplicationDates', 'setApplicationDates'],
  'New Account': ['createAccount'],

  'HOD’s decision': ['getApplicationToApprove', 'getDetails', 'downloadApplicationPdf', 'decideAsHod'],
  'Dean’s decision': ['getApplicationToApprove', 'getDetails', 'downloadApplicationPdf', 'decideAsDean'],
  Review: [
    'getApplicationToReview',
    'getDetails',
    'downloadApplicationPdf',
    ...REVIEWERS.flatMap(({ number }) => [`downloadCriteriaAsReviewer${number}`, `submitReview${number}`] as const),
  ],

  // These sum up others, so a finding names the others first.
  'The year': [...LIST_CALLS, 'getDetails'],
  Dashboard: [
    'listSubmittedApplications',
    ...LIST_CALLS,
    'listAgreements',
    'listBudgets',
    'listProgressReports',
    'logOut',
  ],
}

export const SCREEN_TITLES = Object.keys(CALLS_OF_SCREENS)

/** Returns the titles of the screens that make any of the calls. */
export const findScreens = (...calls: readonly CallName[]): string[] =>
  SCREEN_TITLES.filter((screen) => CALLS_OF_SCREENS[screen]?.some((call) => calls.includes(call)))
