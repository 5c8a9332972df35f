import type { CallName } from '@/contract'
import { LINK_PAGES } from '@/domain/people/link-pages'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { FaultKind } from '@/wire/mock/faults'
import { COUNCIL_LISTS } from '../support/council-lists'
import { CALLS, type Call } from './calls'
import { findExpectedOutcomes, TEXTS } from './rules'

export interface FaultyCall {
  readonly call: CallName
  readonly kind: FaultKind
}

/** How a screen shows a failure. */
const SIGNS = {
  message: 'A message with a next step. At most one call shows it in place of the screen.',
  login: 'A dialog to log in again. Afterwards the page continues.',
  home: 'The home page with the log-in.',
  nothing: 'No message.',
} as const

export type Sign = keyof typeof SIGNS

/** Where a screen shows a failure. */
export const PLACES = {
  page: 'An error page with Try again.',
  here: 'A message within the screen. The rest of the screen works.',
  alert: 'An alert over the screen.',
  dialog: 'A message in the dialog of the action.',
  line: 'A line in the queue panel, with a button.',
  login: SIGNS.login,
  home: SIGNS.home,
  less: 'No message. A part of the screen is missing.',
  same: 'No message. The screen is complete.',
} as const

export type Place = keyof typeof PLACES

export function findSign(place: Place): Sign {
  if (place === 'login' || place === 'home') return place
  return place === 'less' || place === 'same' ? 'nothing' : 'message'
}

function findCall(name: CallName): Call {
  const call = CALLS.find((call) => call.name === name)
  if (!call) throw new Error(`${name} is no call of the contract`)
  return call
}

/** A lost response of these writes shows no message, because the refetched list shows them as saved. */
const CONFIRMED_BY_LIST: readonly CallName[] = [
  'shortlistOrReject',
  'grantOrDeny',
  'decideBudget',
  'uploadReviewerDocument',
  'saveHod',
  'saveDean',
  ...REVIEWERS.map(({ number }) => `saveReviewer${number}` as const),
]

/**
 * Returns a fault for each kind of failure that a screen or an action may show in its own way. The matrix of the calls
 * covers all others.
 */
export function listFaults(name: CallName, part: 'reading' | 'acting'): readonly FaultKind[] {
  if (name === 'checkSession') return part === 'reading' ? ['network', 'signed-out'] : ['network']
  if (name === 'getProfile') return ['network']
  const { isWrite, isFile, endpoint } = findCall(name)
  const callFaults: readonly FaultKind[] = [
    ...(isFile ? ['missing-file' as const] : []),
    // The host lacks the call.
    ...(endpoint.optional ? ['html' as const] : []),
  ]
  if (part === 'reading') return ['hang', 'http-500', 'refused', 'signed-out', ...callFaults]
  if (!isWrite) return ['http-500', 'refused', ...callFaults]
  const visibleFaults = CONFIRMED_BY_LIST.includes(name) ? (['http-500'] as const) : []
  // One call is enough, because all uploads share the code for it.
  const tooLarge = name === 'submitBudget' ? (['post-too-large'] as const) : []
  return ['lost-answer', 'refused', 'signed-out', ...visibleFaults, ...tooLarge, ...callFaults]
}

type Failure = keyof typeof TEXTS

export function findFailure({ call, kind }: FaultyCall): Failure {
  const [outcome] = findExpectedOutcomes(findCall(call), kind)
  if (outcome === undefined || !(outcome in TEXTS)) throw new Error(`${call} does not fail under ${kind}`)
  return outcome as Failure // The check above found its text.
}

/** The calls that every screen makes before its own. */
export const isSessionCall = (call: CallName): boolean => call === 'checkSession' || call === 'getProfile'

/** A screen or an action. */
export interface Subject {
  readonly name: string
  /** Defaults to a visitor. */
  readonly person?: string
}

const endsSession = ({ person }: Subject, kind: FaultKind): boolean => kind === 'signed-out' && person !== undefined

export function findSignByRule(subject: Subject, { call, kind }: FaultyCall): Sign {
  // The page uses the name from the session instead.
  if (call === 'getProfile') return 'nothing'
  return endsSession(subject, kind) ? 'login' : 'message'
}

type Finding =
  | 'hides the words of the host'
  | 'offers no way on'
  | 'does not say that it may have been done'
  | 'loses Emailemail'
  | 'repeats saveForm'

export interface ScreenException {
  /** Prefixes of names of screens or actions. */
  readonly screens: readonly string[]
  readonly calls: readonly CallName[]
  /** Defaults to all but the end of the session. */
  readonly kinds?: readonly FaultKind[] | 'all'
  readonly shows?: Sign
  /** A problem that is accepted. */
  readonly finding?: Finding
  readonly reason: string
}

export const appliesTo = (
  { screens, calls, kinds }: ScreenException,
  subject: Subject,
  { call, kind }: FaultyCall,
): boolean =>
  calls.includes(call) &&
  screens.some((prefix) => subject.name.startsWith(prefix)) &&
  (kinds === 'all' || (kinds?.includes(kind) ?? !endsSession(subject, kind)))

/** Pages behind links in e-mails. */
const INVITED = LINK_PAGES.map((page) => `/${page}`)

export const RAIL_NAME = 'The list of screens at the side'

/** Exceptions while a screen loads. */
export const READING_EXCEPTIONS: readonly ScreenException[] = [
  {
    screens: [RAIL_NAME],
    calls: COUNCIL_LISTS.filter((list) => list !== 'listApplications'),
    shows: 'nothing',
    reason: 'The rail omits the number. The screen of the list shows the reason and a button to retry.',
  },
  {
    screens: [
      '/submittedgrant',
      '/moredetails',
      '/requestreport',
      '/progressreportd',
      '/approvebudget',
      '/sendreviewers',
      '/shortlistedapplication',
      '/requestagreement',
    ],
    calls: ['checkFileExistence'],
    shows: 'nothing',
    reason: 'The button of the file is still shown, and reports its own failure.',
  },
  {
    screens: ['/requestagreement'],
    calls: ['listApprovedApplications'],
    shows: 'nothing',
    reason: 'The e-mail omits the name of the applicant.',
  },
  {
    screens: ['/grant', '/editgrant'],
    calls: ['listApplicationIds'],
    shows: 'nothing',
    reason: 'The screen does not offer to begin with an earlier application.',
  },
  {
    screens: ['/reviewers', '/editreviewers'],
    calls: ['listFaculties', 'listDepartments'],
    shows: 'nothing',
    reason: 'The summary omits the name. The field of the name shows the failure and a button to retry.',
  },
  {
    screens: ['/editgrant', '/editproject', '/editsupervisors', '/editreviewers'],
    calls: ['downloadDetailsFile'],
    shows: 'nothing',
    reason: 'The files of a draft are prefetched. The step with the files names the files to choose again.',
  },
  {
    screens: ['/edituploads'],
    calls: ['downloadDetailsFile'],
    kinds: ['missing-file'],
    shows: 'nothing',
    reason: 'The draft has no such file yet. Its field is empty.',
  },
  {
    screens: ['/edituploads'],
    calls: ['downloadDetailsFile'],
    finding: 'hides the words of the host',
    reason: 'The screen names the files to choose again. The failure is logged.',
  },
  {
    screens: ['/edituploads'],
    calls: ['downloadDetailsFile'],
    finding: 'offers no way on',
    reason: 'The files are chosen in the fields below.',
  },
  {
    screens: ['/'],
    calls: ['getApplicationDates', 'listFaculties', 'listDepartments'],
    finding: 'hides the words of the host',
    reason: 'A refusal of a read needs no action of the person. The failure is logged.',
  },
  {
    screens: ['/dashboard Applicant'],
    calls: ['getApplicationDates'],
    finding: 'offers no way on',
    reason: 'The link of the draft opens its step, which offers to check the dates again.',
  },
  {
    screens: ['/moredetails'],
    calls: ['getDetails'],
    kinds: ['refused'],
    finding: 'offers no way on',
    reason: 'A host refuses an unknown application. A retry would change nothing.',
  },
  {
    screens: ['/moredetails'],
    calls: ['listSubmittedApplications'],
    shows: 'nothing',
    reason: 'The page then shows the texts for a visitor.',
  },
  {
    screens: INVITED,
    calls: ['getDetails'],
    finding: 'hides the words of the host',
    reason: 'The person did not start the refused check. The failure is logged.',
  },
  {
    screens: INVITED,
    calls: ['getDetails'],
    finding: 'offers no way on',
    reason: 'The form still works. It checks again before it is sent.',
  },
]

/** Exceptions when a person acts on a screen. */
export const ACTING_EXCEPTIONS: readonly ScreenException[] = [
  {
    screens: ['Log in'],
    calls: ['logIn'],
    finding: 'does not say that it may have been done',
    reason: 'Logging in twice changes nothing.',
  },
  {
    screens: ['Ask for a new password'],
    calls: ['sendEmail'],
    finding: 'loses Emailemail',
    reason: 'The page continues with Resend, which sends the same password to the same address.',
  },
  {
    screens: ['Keep the draft with the council'],
    calls: ['saveFileUploads'],
    finding: 'repeats saveForm',
    reason: 'A draft is saved as a whole. The council keeps one.',
  },
  {
    screens: ['Log out'],
    calls: ['logOut'],
    finding: 'hides the words of the host',
    reason: 'The text is fixed.',
  },
  {
    screens: ['Log out'],
    calls: ['logOut'],
    kinds: ['signed-out'],
    shows: 'message',
    reason: 'Logging in again only to log out makes no sense.',
  },
  {
    screens: ['Change the password'],
    calls: ['changePassword'],
    kinds: ['signed-out'],
    shows: 'message',
    reason: 'The form itself requires the password.',
  },
  {
    screens: ['Change the password'],
    calls: ['logOut'],
    kinds: 'all',
    shows: 'nothing',
    reason: 'The page confirms the new password. It reports the failed log-out afterwards.',
  },
  {
    screens: ['Save the agreement'],
    calls: ['downloadAgreement'],
    kinds: ['missing-file'],
    shows: 'nothing',
    reason: 'Without a signed agreement, the agreement of the council is saved instead.',
  },
  {
    screens: ['Set the dates'],
    calls: ['getApplicationDates'],
    shows: 'nothing',
    reason: 'Without the current dates, there is no change to confirm. The new dates are set.',
  },
  {
    screens: ['Shortlist', 'Deny', 'Grant', 'Decide on a budget', 'Ask the', 'Invite reviewer', 'Enter a review'],
    calls: CONFIRMED_BY_LIST,
    kinds: ['lost-answer'],
    shows: 'nothing',
    reason: 'The list is fetched again and shows the saved value.',
  },
  {
    screens: ['Grant an application'],
    calls: ['getDetails'],
    kinds: 'all',
    shows: 'nothing',
    reason: 'The details are prefetched for the next application, which fetches them again.',
  },
  {
    screens: ['Answer as', 'Review as'],
    calls: ['getDetails'],
    kinds: 'all',
    shows: 'nothing',
    reason: 'The host has the answer. The thank-you page says that it could not be fetched again.',
  },
]

export const SCREEN_EXCEPTIONS = [...READING_EXCEPTIONS, ...ACTING_EXCEPTIONS]

/** Formats an exception without its reason. */
export const formatException = ({ screens, calls, kinds, shows, finding }: ScreenException): string => {
  const under = kinds === undefined ? '' : ` under ${kinds === 'all' ? 'every fault' : kinds.join(', ')}`
  return `${calls.join(', ')} (${screens.join(', ')})${under}: ${finding ?? `shows ${shows}`}`
}
