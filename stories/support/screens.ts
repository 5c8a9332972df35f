import { COUNCIL_PAGES, type CouncilPage } from '@/council-pages'
import { detailsPattern, paths } from '@/paths'
import type { CallName } from '@/contract'
import { whyClosed } from '@/domain/people/link-closed'
import { approverPage, reviewerPage, type LinkPage } from '@/domain/people/links'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { Role } from '@/domain/people/roles'
import { STATUS, STATUS_CODES, type StatusCode } from '@/domain/status/status'
import { COUNCIL_LISTS } from '@tests/support/council-lists'
import type { ScreenState } from './states'

/** The facts that determine which states a screen has, in addition to its route. */
export interface ScreenFacts {
  /** A call that reads adds `empty`, `loading`, `refused` and `broken`; one that writes adds `sending refused`. */
  readonly calls?: readonly CallName[]
  /** Shows texts of applicants, which may be long and in any script. */
  readonly hasTexts?: boolean
  /** The statuses of its applications, if it looks different for each. */
  readonly statuses?: readonly StatusCode[]
  /** Roles that see a public screen differently. */
  readonly alsoFor?: readonly Role[]
  /** Why people print it. */
  readonly printed?: string
  /** Exceptions: why a state does not exist, or where it is shown. */
  readonly without?: Partial<Record<ScreenState, string>>
}

const NEVER_SET = 'Dates that were never set are shown as dates that are not known.'
const NO_LIST = 'It has no list that could be empty.'
const THE_OTHERS = 'The dates are the same on every step: see the first.'
const DRAFT_OF_COUNCIL = 'Every tab opens the draft in the same way: see the first.'
const FORM_OF_STEP = 'The tab has the form of its step, with the same fields.'
const SAME_PAGE = 'It is the page of the first two reviewers.'
const DEADLINE_OF_STEP = 'The dates stand above a tab as they stand above its step.'

const MEETING = 'The council meets over it; the states that are buttons on the screen are printed as words.'
const RECORD = 'A person keeps it as a record.'

const list = (...calls: CallName[]): ScreenFacts => ({ calls, hasTexts: true, printed: MEETING })

const step = (...calls: CallName[]): ScreenFacts => ({ calls: ['getApplicationDates', ...calls], hasTexts: true })

const laterStep = (...calls: CallName[]): ScreenFacts => ({
  ...step(...calls),
  without: { 'period not-yet': THE_OTHERS, 'period closed': THE_OTHERS },
})

const firstTab: ScreenFacts = {
  calls: ['getFormData', 'getApplicationDates', 'saveForm', 'saveFileUploads'],
  hasTexts: true,
  without: {
    'period not-yet': DEADLINE_OF_STEP,
    'period closed': DEADLINE_OF_STEP,
    'period unknown': DEADLINE_OF_STEP,
    'long text': FORM_OF_STEP,
    Sinhala: FORM_OF_STEP,
    Tamil: FORM_OF_STEP,
  },
}

/** The other tabs: their common states are shown on the first tab, the others on the steps. */
const tab: ScreenFacts = {
  ...firstTab,
  without: {
    ...firstTab.without,
    empty: DRAFT_OF_COUNCIL,
    loading: DRAFT_OF_COUNCIL,
    refused: DRAFT_OF_COUNCIL,
    broken: DRAFT_OF_COUNCIL,
    'sending refused': DRAFT_OF_COUNCIL,
    phone: FORM_OF_STEP,
    dark: FORM_OF_STEP,
  },
}

/** Maps both URLs of a screen, one for each role of the council. */
const atBothDesks = (page: CouncilPage, facts: ScreenFacts) =>
  Object.fromEntries(Object.values(COUNCIL_PAGES).map((pages) => [pages[page], facts]))

/** A page opened by a link. Once the application has ended, it explains why no answer is needed. */
const invited = (page: LinkPage, ...calls: CallName[]): ScreenFacts => ({
  calls: [...calls, 'getDetails'],
  hasTexts: true,
  statuses: STATUS_CODES.filter((code) => code !== STATUS.draft && whyClosed(page, code) !== null),
  printed: 'People read an application on paper, and write their answer down before they give it.',
})

export const SCREENS: Readonly<Record<string, ScreenFacts>> = {
  [paths.frontPage]: {},
  [paths.home]: {
    calls: ['getApplicationDates'],
    alsoFor: ['Applicant'],
    without: { empty: NEVER_SET },
  },
  [paths.questions]: { printed: 'People fill it in on paper before they sign up.' },
  [paths.privacy]: { printed: RECORD },
  [paths.accessibility]: {},

  [paths.login]: { calls: ['logIn'], alsoFor: ['Admin'] },
  [paths.signUp]: { calls: ['signUp'] },
  [paths.forgotPassword]: { calls: ['resetPassword', 'sendEmail'] },
  [paths.dashboard]: {
    calls: ['listSubmittedApplications', ...COUNCIL_LISTS, 'logOut'],
    hasTexts: true,
    without: { 'sending refused': 'Whoever cannot be logged out at the host is logged out on the device.' },
  },
  [paths.year]: {
    calls: [
      'listApplications',
      'listApplicationsToShortlist',
      'listApprovedApplications',
      'listApprovals',
      'listReviewers',
      'getDetails',
    ],
    hasTexts: true,
    printed: 'The council reports on its year with it.',
  },
  [paths.profile]: {
    calls: ['getProfile', 'changePassword'],
    hasTexts: true,
    without: {
      empty: NO_LIST,
      'sending refused': 'It is the form of Change Password, and is refused as there.',
      'for Admin': 'It differs in the word for the role alone.',
      'for urc': 'It differs in the word for the role alone.',
    },
  },
  [paths.changePassword]: {
    calls: ['changePassword'],
    without: { 'for Admin': 'It is the same for everybody.', 'for urc': 'It is the same for everybody.' },
  },
  [paths.sidebar]: {
    without: { 'for Admin': 'It differs in the name alone.', 'for urc': 'It differs in the name alone.' },
  },
  [paths.deviceData]: { alsoFor: ['Admin'] },
  [paths.thankYou]: { alsoFor: ['Applicant'], printed: RECORD },
  [paths.thankYouForDecision]: { printed: RECORD },

  [paths.applyProfile]: step('listFaculties', 'listDepartments'),
  [paths.applyProject]: laterStep(),
  [paths.applySupervisors]: laterStep(),
  [paths.applyUploads]: laterStep(),
  [paths.applyReviewers]: {
    ...step('submitApplication', 'uploadFiles', 'submitRows'),
    without: { 'period not-yet': THE_OTHERS },
  },
  [paths.editProfile]: firstTab,
  [paths.editProject]: tab,
  [paths.editSupervisors]: tab,
  [paths.editUploads]: tab,
  [paths.editReviewers]: tab,

  [paths.submittedApplications]: {
    calls: ['listSubmittedApplications', 'uploadSignedAgreement', 'deleteApplication'],
    hasTexts: true,
    statuses: STATUS_CODES,
    printed: RECORD,
  },
  [paths.budget]: { calls: ['listApplicationIds', 'submitBudget'], hasTexts: true },
  [paths.progressReport]: { calls: ['listApplicationIds', 'submitProgressReport'], hasTexts: true },

  [detailsPattern.one]: {
    calls: ['getDetails'],
    hasTexts: true,
    statuses: STATUS_CODES,
    alsoFor: ['Applicant', 'Admin'],
    printed: RECORD,
  },
  [detailsPattern.two]: { calls: ['getDetails'], hasTexts: true },

  ...atBothDesks('viewApplications', {
    ...list('listApplications', 'listApplicationsToShortlist', 'listApprovedApplications', 'deleteApplication'),
    statuses: STATUS_CODES.filter((code) => code !== STATUS.draft),
  }),
  ...atBothDesks('reviewCriteria', { calls: ['listCriteria', 'uploadCriteria'] }),
  [paths.orderApplications]: list('listApplicationsToShortlist', 'shortlistOrReject'),
  ...atBothDesks('requestReport', list('listProgressReports', 'sendEmail')),
  ...atBothDesks('approveBudget', list('listBudgets', 'decideBudget')),
  [paths.requestApproval]: list('listApprovals', 'saveHod', 'saveDean', 'sendEmail'),
  [paths.sendReviewers]: list(
    'listReviewers',
    ...REVIEWERS.map(({ number }) => `saveReviewer${number}` as const),
    'sendEmail',
  ),
  ...atBothDesks('approvedApplications', {
    ...list('listApprovedApplications', 'grantOrDeny', 'uploadAwardLetter', 'sendEmail'),
    statuses: [STATUS.shortlisted, STATUS.approved, STATUS.granted, STATUS.denied],
  }),
  ...atBothDesks('decide', {
    calls: ['listApprovedApplications', 'getDetails', 'downloadApplicationPdf', 'grantOrDeny', 'sendEmail'],
    hasTexts: true,
    statuses: [STATUS.shortlisted, STATUS.approved, STATUS.granted, STATUS.denied],
  }),
  [paths.requestAgreement]: list('listAgreements', 'uploadAgreement', 'requestAgreementByEmail'),
  [paths.reviewerDocuments]: { calls: ['listReviewers', 'uploadReviewerDocument'], hasTexts: true },
  [paths.applicationDates]: { calls: ['getApplicationDates', 'setApplicationDates'], without: { empty: NEVER_SET } },
  [paths.newAccount]: { calls: ['createAccount'] },

  [`/${approverPage('HOD')}`]: invited('hod', 'getApplicationToApprove', 'decideAsHod'),
  [`/${approverPage('Dean')}`]: invited('dean', 'getApplicationToApprove', 'decideAsDean'),
  ...Object.fromEntries(
    REVIEWERS.map(({ number, mayBeAbsent }) => {
      const page = reviewerPage(number)
      const facts = invited(page, 'getApplicationToReview', `submitReview${number}`)
      return [`/${page}`, mayBeAbsent ? { ...facts, without: { default: SAME_PAGE, 'for visitor': SAME_PAGE } } : facts]
    }),
  ),
}
