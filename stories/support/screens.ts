import { COUNCIL_PAGES, type CouncilPage } from '@/council-pages'
import { detailsPattern, paths } from '@/paths'
import { PAGES } from '@/app/routes'
import type { CallName } from '@/contract'
import { approverPage, reviewerPage } from '@/domain/people/link-pages'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { Role } from '@/domain/people/roles'
import { STATUS, STATUS_CODES, type StatusCode } from '@/domain/status/status'
import { CALLS_OF_SCREENS } from '@conformance/screens'
import type { ScreenState } from './states'

/** The facts that determine which states a screen has, in addition to its route and its calls. */
interface OwnFacts {
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

export interface ScreenFacts extends OwnFacts {
  /** A call that reads adds `empty`, `loading`, `refused` and `broken`; one that writes adds `sending refused`. */
  readonly calls: readonly CallName[]
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

const SAVED_ON_TAB = 'A draft is saved as on the tabs: see the first.'

const DECIDED = [STATUS.shortlisted, STATUS.approved, STATUS.granted, STATUS.denied]

const LIST: OwnFacts = { hasTexts: true, printed: MEETING }

const LATER_STEP: OwnFacts = {
  hasTexts: true,
  without: { 'period not-yet': THE_OTHERS, 'period closed': THE_OTHERS, 'sending refused': SAVED_ON_TAB },
}

const FIRST_TAB: OwnFacts = {
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
const TAB: OwnFacts = {
  ...FIRST_TAB,
  without: {
    ...FIRST_TAB.without,
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
const atBothDesks = (page: CouncilPage, facts: OwnFacts) =>
  Object.fromEntries(Object.values(COUNCIL_PAGES).map((pages) => [pages[page], facts]))

/** A page opened by a link. Before the shortlist and after the end, it explains why no answer is needed. */
const INVITED: OwnFacts = {
  hasTexts: true,
  statuses: [STATUS.submitted, STATUS.notShortlisted],
  printed: 'People read an application on paper, and write their answer down before they give it.',
}

export const FACTS: Readonly<Record<string, OwnFacts>> = {
  [paths.home]: { alsoFor: ['Applicant'], without: { empty: NEVER_SET } },
  [paths.questions]: { printed: 'People fill it in on paper before they sign up.' },
  [paths.privacy]: { printed: RECORD },

  [paths.login]: { alsoFor: ['Admin'] },
  [paths.dashboard]: {
    hasTexts: true,
    without: { 'sending refused': 'Whoever cannot be logged out at the host is logged out on the device.' },
  },
  [paths.year]: { hasTexts: true, printed: 'The council reports on its year with it.' },
  [paths.profile]: {
    hasTexts: true,
    without: {
      empty: NO_LIST,
      'sending refused': 'It is the form of Change Password, and is refused as there.',
      'for Admin': 'It differs in the word for the role alone.',
      'for urc': 'It differs in the word for the role alone.',
    },
  },
  [paths.changePassword]: {
    without: { 'for Admin': 'It is the same for everybody.', 'for urc': 'It is the same for everybody.' },
  },
  [paths.sidebar]: {
    without: { 'for Admin': 'It differs in the name alone.', 'for urc': 'It differs in the name alone.' },
  },
  [paths.deviceData]: { alsoFor: ['Admin'] },
  [paths.thankYou]: { alsoFor: ['Applicant'], printed: RECORD },
  [paths.thankYouForDecision]: { printed: RECORD },

  [paths.applyProfile]: { hasTexts: true, without: { 'sending refused': SAVED_ON_TAB } },
  [paths.applyProject]: LATER_STEP,
  [paths.applySupervisors]: LATER_STEP,
  [paths.applyUploads]: LATER_STEP,
  [paths.applyReviewers]: { hasTexts: true, without: { 'period not-yet': THE_OTHERS } },
  [paths.editProfile]: FIRST_TAB,
  [paths.editProject]: TAB,
  [paths.editSupervisors]: TAB,
  [paths.editUploads]: TAB,
  [paths.editReviewers]: TAB,

  [paths.submittedApplications]: { hasTexts: true, statuses: STATUS_CODES, printed: RECORD },
  [paths.budget]: { hasTexts: true },
  [paths.progressReport]: { hasTexts: true },

  [detailsPattern.one]: {
    hasTexts: true,
    statuses: STATUS_CODES,
    alsoFor: ['Applicant', 'Admin'],
    printed: RECORD,
  },
  [detailsPattern.two]: { hasTexts: true },

  ...atBothDesks('viewApplications', { ...LIST, statuses: STATUS_CODES.filter((code) => code !== STATUS.draft) }),
  [paths.orderApplications]: LIST,
  ...atBothDesks('requestReport', LIST),
  ...atBothDesks('approveBudget', LIST),
  [paths.requestApproval]: LIST,
  [paths.sendReviewers]: LIST,
  ...atBothDesks('approvedApplications', { ...LIST, statuses: DECIDED }),
  ...atBothDesks('decide', { hasTexts: true, statuses: DECIDED }),
  [paths.requestAgreement]: LIST,
  [paths.reviewerDocuments]: { hasTexts: true },
  [paths.applicationDates]: { without: { empty: NEVER_SET } },

  [`/${approverPage('HOD')}`]: INVITED,
  [`/${approverPage('Dean')}`]: INVITED,
  ...Object.fromEntries(
    REVIEWERS.map(({ number, mayBeAbsent }) => [
      `/${reviewerPage(number)}`,
      mayBeAbsent ? { ...INVITED, without: { default: SAME_PAGE, 'for visitor': SAME_PAGE } } : INVITED,
    ]),
  ),
}

/** Every page, by path. A page that the conformance suite does not list makes no calls. */
export const SCREENS: Readonly<Record<string, ScreenFacts>> = Object.fromEntries(
  PAGES.map(({ path, title }) => [path, { ...FACTS[path], calls: CALLS_OF_SCREENS[title] ?? [] }]),
)
