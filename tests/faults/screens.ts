import type { CallName } from '@/contract'
import { LINK_PAGES } from '@/domain/people/links'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { FaultKind } from '@/wire/mock/faults'
import { COUNCIL_LISTS } from '../support/council-lists'
import { CALLS, type Call } from './calls'
import { findExpectedOutcomes, TEXTS } from './rules'

export interface FaultyCall {
  readonly call: CallName
  readonly kind: FaultKind
}

/** The display of a failure on a screen. */
const SIGNS = {
  message: 'A message with a way on. It takes the place of the screen for one call at most.',
  login: 'A dialog that asks to log in again. Afterwards the page goes on.',
  home: 'The home page, which asks to log in.',
  nothing: 'No message.',
} as const

export type Sign = keyof typeof SIGNS

/** Where a screen shows a failure. */
export const PLACES = {
  page: 'A page in place of the screen, with Try again.',
  here: 'A message in its place on the screen; the rest of the screen works.',
  alert: 'An alert over the screen.',
  dialog: 'A message in the dialog in which it was sent.',
  line: 'A line in the list of what is sent, with a button.',
  login: SIGNS.login,
  home: SIGNS.home,
  less: 'No message: something is left out.',
  same: 'No message: the screen is complete.',
} as const

export type Place = keyof typeof PLACES

export function findSign(place: Place): Sign {
  if (place === 'login' || place === 'home') return place
  return place === 'less' || place === 'same' ? 'nothing' : 'message'
}

function callNamed(name: CallName): Call {
  const call = CALLS.find((one) => one.name === name)
  if (!call) throw new Error(`${name} is no call of the contract`)
  return call
}

/** Writes whose lost response shows no message: the list is read again, and shows that they are saved. */
const FOUND_IN_LIST: readonly CallName[] = [
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
  const { isWrite, isFile, endpoint } = callNamed(name)
  const own: readonly FaultKind[] = [
    ...(isFile ? ['missing-file' as const] : []),
    // The host does not have the call.
    ...(endpoint.optional ? ['html' as const] : []),
  ]
  if (part === 'reading') return ['hang', 'http-500', 'refused', 'signed-out', ...own]
  if (!isWrite) return ['http-500', 'refused', ...own]
  const notFound = FOUND_IN_LIST.includes(name) ? (['http-500'] as const) : []
  // All uploads report it with the same code.
  const tooLarge = name === 'submitBudget' ? (['post-too-large'] as const) : []
  return ['lost-answer', 'refused', 'signed-out', ...notFound, ...tooLarge, ...own]
}

type Failed = keyof typeof TEXTS

export function findFailure({ call, kind }: FaultyCall): Failed {
  const [outcome] = findExpectedOutcomes(callNamed(call), kind)
  if (outcome === undefined || !(outcome in TEXTS)) throw new Error(`${call} does not fail under ${kind}`)
  return outcome as Failed // Its text was found.
}

/** The calls that every screen makes before its own. */
export const isSessionCall = (call: CallName): boolean => call === 'checkSession' || call === 'getProfile'

/** A screen or an action. */
export interface Subject {
  readonly name: string
  /** Nobody is signed in if left out. */
  readonly person?: string
}

const endsSession = ({ person }: Subject, kind: FaultKind): boolean => kind === 'signed-out' && person !== undefined

export function findSignByRule(subject: Subject, { call, kind }: FaultyCall): Sign {
  // The page falls back to the name in the session.
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
  /** Accepted here. */
  readonly finding?: Finding
  readonly because: string
}

export const appliesTo = (
  { screens, calls, kinds }: ScreenException,
  subject: Subject,
  { call, kind }: FaultyCall,
): boolean =>
  calls.includes(call) &&
  screens.some((beginning) => subject.name.startsWith(beginning)) &&
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
    because: 'It leaves the number out; the screen of the list says why, and tries again.',
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
    because: 'The button of the file is offered all the same, and reports its own failure.',
  },
  {
    screens: ['/grant', '/editgrant'],
    calls: ['listApplicationIds'],
    shows: 'nothing',
    because: 'The offer to begin with an earlier application is left out.',
  },
  {
    screens: ['/reviewers', '/editreviewers'],
    calls: ['listFaculties', 'listDepartments'],
    shows: 'nothing',
    because: 'The answers are shown without the name; its own field says so, and tries again.',
  },
  {
    screens: ['/editgrant', '/editproject', '/editsupervisors', '/editreviewers'],
    calls: ['downloadDetailsFile'],
    shows: 'nothing',
    because: 'The files of a draft are fetched ahead; the step with the files names those to choose again.',
  },
  {
    screens: ['/edituploads'],
    calls: ['downloadDetailsFile'],
    kinds: ['missing-file'],
    shows: 'nothing',
    because: 'The draft has no such file yet. Its field is empty.',
  },
  {
    screens: ['/edituploads'],
    calls: ['downloadDetailsFile'],
    finding: 'hides the words of the host',
    because: 'It names the files to choose again. The failure is logged.',
  },
  {
    screens: ['/edituploads'],
    calls: ['downloadDetailsFile'],
    finding: 'offers no way on',
    because: 'The files are chosen in the fields below.',
  },
  {
    screens: ['/'],
    calls: ['getApplicationDates', 'listFaculties', 'listDepartments'],
    finding: 'hides the words of the host',
    because: 'Nobody has done anything that the host could refuse. The failure is logged.',
  },
  {
    screens: ['/dashboard Applicant'],
    calls: ['getApplicationDates'],
    finding: 'offers no way on',
    because: 'The link of the draft leads to its step, where the dates can be checked again.',
  },
  {
    screens: ['/moredetails'],
    calls: ['getDetails'],
    kinds: ['refused'],
    finding: 'offers no way on',
    because: 'A host refuses an application that it does not have. Asking again changes nothing.',
  },
  {
    screens: ['/moredetails'],
    calls: ['listSubmittedApplications'],
    shows: 'nothing',
    because: 'The page then speaks of the application as to a visitor.',
  },
  {
    screens: INVITED,
    calls: ['getDetails'],
    finding: 'hides the words of the host',
    because: 'Nobody has asked for the check that the host refuses. The failure is logged.',
  },
  {
    screens: INVITED,
    calls: ['getDetails'],
    finding: 'offers no way on',
    because: 'The form can be answered all the same, and checks again before it is sent.',
  },
]

/** Exceptions when a person acts on a screen. */
export const ACTING_EXCEPTIONS: readonly ScreenException[] = [
  {
    screens: ['Log in'],
    calls: ['logIn'],
    finding: 'does not say that it may have been done',
    because: 'Logging in twice changes nothing.',
  },
  {
    screens: ['Ask for a new password'],
    calls: ['sendEmail'],
    finding: 'loses Emailemail',
    because: 'The page goes on to Resend, which sends the same password to the same address.',
  },
  {
    screens: ['Keep the draft with the council'],
    calls: ['saveFileUploads'],
    finding: 'repeats saveForm',
    because: 'A draft is saved as a whole. The council keeps one.',
  },
  {
    screens: ['Log out'],
    calls: ['logOut'],
    finding: 'hides the words of the host',
    because: 'The text is fixed.',
  },
  {
    screens: ['Log out'],
    calls: ['logOut'],
    kinds: ['signed-out'],
    shows: 'message',
    because: 'Nobody logs in again in order to log out.',
  },
  {
    screens: ['Change the password'],
    calls: ['changePassword'],
    kinds: ['signed-out'],
    shows: 'message',
    because: 'The form asks for the password itself.',
  },
  {
    screens: ['Change the password'],
    calls: ['logOut'],
    kinds: 'all',
    shows: 'nothing',
    because: 'The password is changed, and the page says so. It reports the failed log-out afterwards.',
  },
  {
    screens: ['Save the agreement'],
    calls: ['downloadAgreement'],
    kinds: ['missing-file'],
    shows: 'nothing',
    because: 'If nothing is signed yet, the agreement of the council is saved instead.',
  },
  {
    screens: ['Set the dates'],
    calls: ['getApplicationDates'],
    shows: 'nothing',
    because: 'Without the current dates there is no change to confirm. The new ones are set.',
  },
  {
    screens: ['Shortlist', 'Deny', 'Grant', 'Decide on a budget', 'Ask the', 'Invite reviewer', 'Enter a review'],
    calls: FOUND_IN_LIST,
    kinds: ['lost-answer'],
    shows: 'nothing',
    because: 'The list is read again, and shows that it is saved.',
  },
  {
    screens: ['Grant an application'],
    calls: ['getDetails'],
    kinds: 'all',
    shows: 'nothing',
    because: 'It is fetched ahead for the next application, which asks again.',
  },
  {
    screens: ['Answer as', 'Review as'],
    calls: ['getDetails'],
    kinds: 'all',
    shows: 'nothing',
    because: 'The host has the answer. The thank-you page says that it could not be read back.',
  },
]

export const SCREEN_EXCEPTIONS = [...READING_EXCEPTIONS, ...ACTING_EXCEPTIONS]

/** Formats an exception without its reason. */
export const formatException = ({ screens, calls, kinds, shows, finding }: ScreenException): string => {
  const under = kinds === undefined ? '' : ` under ${kinds === 'all' ? 'every fault' : kinds.join(', ')}`
  return `${calls.join(', ')} (${screens.join(', ')})${under}: ${finding ?? `shows ${shows}`}`
}
