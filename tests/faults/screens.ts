import type { CallName } from '@/contract'
import type { FaultKind } from '@mocks/faults'
import { CALLS, type Call } from './calls'
import { expected, TEXTS, type Outcome } from './rules'
import seen from './screens.json'

/**
 * One fault for each way in which a screen can come to hear of a failure. The client reads every other fault in the same
 * way as one of these, as the matrix of the calls proves.
 */
export const KINDS = [
  'network',
  'lost-answer',
  'hang',
  'http-500',
  'html',
  'missing-file',
  'post-too-large',
  'refused',
  'signed-out',
] as const satisfies readonly FaultKind[]

export type Kind = (typeof KINDS)[number]

/** Where a person reads of a failure, one short word each. */
export const PLACES = {
  page: 'A page in place of the screen, with Try again.',
  here: 'A message in its place on the screen; the rest of the screen works.',
  alert: 'An alert over the screen.',
  dialog: 'A message in the dialog in which it was sent.',
  line: 'A line in the list of what is sent, with a button.',
  login: 'A dialog that asks to log in again; what was asked for goes on afterwards.',
  home: 'The home page, which asks to log in.',
  less: 'No message: something is left out, for the reason below.',
  same: 'No message: the screen is complete, for the reason below.',
} as const

export type Place = keyof typeof PLACES

/** No cell: the call cannot fail in this way, or not so that a screen could tell it from another. */
const NO_CELL = '-'

/** What the last full run saw: for each screen or action, each call that it makes, a word for each kind. */
const SEEN: Readonly<Record<string, Readonly<Record<string, string>>>> = seen

/** The places by call and kind, as they were seen on a screen. */
export const seenOn = (screen: string): ReadonlyMap<CallName, readonly Place[]> =>
  // The names and words of a file that a run has written, and another one compares.
  new Map(Object.entries(SEEN[screen] ?? {}).map(([call, words]) => [call as CallName, words.split(' ') as Place[]]))

interface ScreenRow {
  readonly screen: string
  readonly call: CallName
  /** A place or a dash, in the order of the kinds. */
  readonly words: readonly string[]
}

/** Every row of the matrix. */
export const SCREEN_ROWS: readonly ScreenRow[] = Object.keys(SEEN).flatMap((screen) =>
  [...seenOn(screen)].map(([call, words]) => ({ screen, call, words })),
)

/** The words of a row, for the file. */
export const inWords = (places: ReadonlyMap<Kind, Place>): string =>
  KINDS.map((kind) => places.get(kind) ?? NO_CELL).join(' ')

export function callNamed(name: CallName): Call {
  const call = CALLS.find((one) => one.name === name)
  if (!call) throw new Error(`${name} is no call of the contract`)
  return call
}

/**
 * Left out is what no screen treats apart: of the two ways in which no answer comes, a call that reads is tried under the
 * one and a call that writes under the other; and a page in place of an answer is like an error of the host where nothing
 * is changed.
 */
const APPLIES: Readonly<Partial<Record<Kind, (call: Call) => boolean>>> = {
  network: ({ isWrite }) => isWrite,
  // Where nothing is changed, it does not matter whether the call has arrived.
  'lost-answer': ({ isWrite }) => isWrite,
  hang: ({ isWrite }) => !isWrite,
  html: ({ isWrite }) => isWrite,
  'missing-file': ({ isFile }) => isFile,
  'post-too-large': ({ endpoint }) => endpoint.sends === 'multipart',
}

type Failed = keyof typeof TEXTS

const isFailed = (outcome: Outcome | undefined): outcome is Failed => outcome !== undefined && outcome in TEXTS

/** What a call fails with under a fault; null where it does not fail. */
export function failureOf(name: CallName, kind: Kind): Failed | null {
  const [outcome] = expected(callNamed(name), kind)
  return isFailed(outcome) ? outcome : null
}

/** Of the session a screen hears whether there is one, there is none, or nobody knows; of the profile, nothing. */
const OF_SESSION: Readonly<Partial<Record<CallName, readonly Kind[]>>> = {
  checkSession: ['network', 'signed-out'],
  getProfile: ['network'],
}

/** The faults under which a call fails, each in another way. */
export const kindsOf = (name: CallName): readonly Kind[] =>
  OF_SESSION[name] ??
  KINDS.filter((kind) => (APPLIES[kind]?.(callNamed(name)) ?? true) && failureOf(name, kind) !== null)

/** A call, and the way in which it is to fail. */
export interface Tried {
  readonly call: CallName
  readonly kind: Kind
}

/** What every screen asks before its own calls. */
export const isSession = (call: CallName): boolean => call === 'checkSession' || call === 'getProfile'

/** Whether a person reads nothing of a failure. */
const isSilent = (word: string): boolean => word === 'less' || word === 'same'

interface Reason {
  readonly calls: readonly CallName[]
  /** Anywhere if left out. */
  readonly screens?: readonly string[]
  readonly because: string
}

/** The calls that a reason is about, and where. */
export const callsOf = ({ calls, screens }: Reason): string =>
  `${calls.join(', ')}${screens ? ` (${screens.join(', ')})` : ''}`

const isAbout = ({ calls, screens }: Reason, screen: string, call: CallName): boolean =>
  calls.includes(call) && (screens === undefined || screens.includes(screen))

/** Calls whose failure a screen does not mention, and why. */
export const SILENCES: readonly Reason[] = [
  {
    calls: ['checkSession', 'getProfile'],
    because:
      'A page for everybody is shown as to a visitor. The name of the session stands in for that of the profile.',
  },
  {
    calls: [
      'listApplicationsToShortlist',
      'listApprovals',
      'listReviewers',
      'listApprovedApplications',
      'listAgreements',
      'listBudgets',
      'listProgressReports',
    ],
    because: 'The list at the side leaves the number out; the screen of the list says why, and tries again.',
  },
  {
    calls: ['checkFileExistence'],
    because: 'The button of the file is offered all the same, and says what comes of it.',
  },
  {
    calls: ['listApplicationIds'],
    because: 'The offer to begin with an earlier application is left out.',
  },
  {
    calls: ['listFaculties', 'listDepartments'],
    because: 'The answers are shown without the name; its own field says so, and tries again.',
  },
  {
    calls: ['downloadDetailsFile'],
    because: 'The files of a draft are fetched ahead; the step with the files names those to be chosen again.',
  },
  {
    calls: ['downloadAgreement'],
    because: 'Where nothing is signed yet, the agreement of the council is saved, which is a document of the details.',
  },
  {
    calls: ['getApplicationDates'],
    screens: ['Set the dates'],
    because: 'Without the dates in force nothing can be asked about their change. The new ones are set.',
  },
  {
    calls: ['grantOrDeny', 'shortlistOrReject'],
    because: 'Where its answer is lost, the list is read, and tells that the decision is saved.',
  },
  {
    calls: ['getDetails'],
    screens: ['Grant an application'],
    because: 'It is fetched ahead for the application that comes next, which asks again.',
  },
  {
    calls: ['logOut'],
    screens: ['Change the password'],
    because: 'It says that the password is changed, which it is. That the log-out failed is told after it.',
  },
]

interface Allowed extends Reason {
  /** The words of the finding. */
  readonly finding: string
}

/** The pages of those who are asked by e-mail. */
const INVITED = ['/hod visitor', '/dean visitor', '/reviewer1 visitor', '/reviewer2 visitor', '/reviewer3 visitor']

/** What they send. */
const ANSWERS = ['Answer as HOD', 'Answer as Dean', ...[1, 2, 3].map((number) => `Review as reviewer ${number}`)]

/** What is looked at once more before it is sent. */
const ACTIONS_BEHIND_UNDO = [
  'Shortlist an application',
  'Ask the HOD',
  'Ask the Dean',
  'Invite reviewer 1',
  'Invite reviewer 2',
  'Invite reviewer 3',
  'Deny an application',
  'Grant an application',
  'Ask for the agreement',
  'Ask for a report',
  'Decide on a budget',
]

/** Findings that are no mistakes, and why. */
export const ALLOWED: readonly Allowed[] = [
  {
    calls: ['logIn'],
    finding: 'does not say that it may have been done',
    because: 'To log in twice changes nothing.',
  },
  {
    calls: ['resetPassword', 'logOut'],
    finding: 'hides the words of the host',
    because: 'The text for it is fixed.',
  },
  {
    calls: ['sendEmail'],
    screens: ['Ask for a new password'],
    finding: 'loses Emailemail',
    because: 'The page goes on to Resend, which sends the same password to the same address.',
  },
  {
    calls: ['getApplicationDates', 'listFaculties', 'listDepartments'],
    finding: 'hides the words of the host',
    because: 'Nobody has done anything that the host could refuse; the failure is logged.',
  },
  {
    calls: ['getApplicationDates'],
    screens: ['/dashboard Applicant'],
    finding: 'offers no way on',
    because: 'The link of the draft leads to its step, where the dates can be checked again.',
  },
  {
    calls: ['getDetails'],
    screens: [
      '/moredetails/:applicationId visitor',
      '/moredetails/:applicationId Applicant',
      '/moredetailsc/:applicationId visitor',
      '/moredetailsc/:applicationId Applicant',
    ],
    finding: 'offers no way on',
    because: 'A host refuses an application that it does not have; to ask again would change nothing.',
  },
  {
    calls: ['downloadDetailsFile'],
    screens: ['/edituploads Applicant'],
    finding: 'hides the words of the host',
    because: 'It names the files that were not given back, some of several. The failure is logged.',
  },
  {
    calls: ['downloadDetailsFile'],
    screens: ['/edituploads Applicant'],
    finding: 'offers no way on',
    because: 'The files are chosen in the fields below.',
  },
  {
    calls: [
      'listApplicationsToShortlist',
      'listApprovals',
      'listReviewers',
      'listApprovedApplications',
      'listAgreements',
      'listBudgets',
      'listProgressReports',
    ],
    screens: ACTIONS_BEHIND_UNDO,
    finding: 'hides the words of the host',
    because: 'It is looked at only for changes before something is sent. The screen of the list says why.',
  },
  {
    calls: ['getDetails'],
    screens: [...INVITED, ...ANSWERS],
    finding: 'hides the words of the host',
    because: 'Nobody has asked for the check that the host refuses. The failure is logged.',
  },
  {
    calls: ['getDetails'],
    screens: INVITED,
    finding: 'offers no way on',
    because: 'The form can be answered all the same, and looks once more before it is sent.',
  },
]

export const isAllowed = (screen: string, call: CallName, words: string): boolean =>
  ALLOWED.some((allowed) => allowed.finding === words && isAbout(allowed, screen, call))

/** The rows in which a failure is not mentioned that has no reason, and the reasons that no row needs. */
export function unexplained(): string[] {
  const silent = SCREEN_ROWS.filter(({ words }) => words.some(isSilent))
  const covers = (reason: Reason) => silent.some(({ screen, call }) => isAbout(reason, screen, call))
  return [
    ...silent
      .filter(({ screen, call }) => !SILENCES.some((reason) => isAbout(reason, screen, call)))
      .map(({ screen, call }) => `${screen}: ${call}`),
    ...SILENCES.filter((reason) => !covers(reason)).map(({ because }) => because),
  ]
}
