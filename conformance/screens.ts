import type { CallName } from '@/contract'
import { REVIEWERS } from '@/domain/people/reviewers'

const STEP = ['getApplicationDates', 'saveForm', 'saveFileUploads'] as const

const TAB = ['getFormData', 'listSubmittedApplications', ...STEP] as const

const LISTS = [
  'listApplications',
  'listApplicationsToShortlist',
  'listApprovals',
  'listReviewers',
  'listApprovedApplications',
] as const

const SAVED_REVIEWERS = REVIEWERS.map(({ number }) => `saveReviewer${number}` as const)

/** The calls of each screen, by its title in the portal. Excludes previews, search and dossiers, which many lists open. */
export const CALLS_OF_SCREENS: Readonly<Record<string, readonly CallName[]>> = {
  'Research Grants': ['getApplicationDates'],

  Login: ['logIn'],
  'Sign Up': ['signUp'],
  'Forgot Password': ['resetPassword', 'sendEmail'],
  'every page that needs a log-in': ['checkSession'],
  'Profile Information': ['getProfile', 'changePassword'],
  'Change Password': ['changePassword'],

  'Apply New Grant: Profile': [...STEP, 'getProfile', 'getFormData', 'listFaculties', 'listDepartments'],
  'Apply New Grant: Projects': STEP,
  'Apply New Grant: Investigator': STEP,
  'Apply New Grant: Uploads': STEP,
  'Apply New Grant: Reviewers': [...STEP, 'submitApplication', 'uploadFiles', 'submitRows'],
  'Edit application: Profile': TAB,
  'Edit application: Projects': TAB,
  'Edit application: Investigator': TAB,
  'Edit application: Uploads': [...TAB, 'downloadDetailsFile'],
  'Edit application: Reviewers': TAB,

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
  'Send Reviewers': ['listReviewers', 'downloadEvaluationReport', ...SAVED_REVIEWERS, 'sendEmail'],
  'Reviewer Documents': [
    'listReviewers',
    'checkFileExistence',
    'downloadDetailsFile',
    'uploadReviewerDocument',
    ...SAVED_REVIEWERS,
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
  'The year': [...LISTS, 'getDetails'],
  Dashboard: ['listSubmittedApplications', ...LISTS, 'listAgreements', 'listBudgets', 'listProgressReports', 'logOut'],
}

export const SCREEN_TITLES = Object.keys(CALLS_OF_SCREENS)

/** Returns the titles of the screens that make a call. */
export const screensOf = (call: CallName): string[] =>
  SCREEN_TITLES.filter((screen) => CALLS_OF_SCREENS[screen]?.includes(call))
