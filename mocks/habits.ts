/** One thing that hosts do differently, in a sentence for each of the two ways. */
interface Habit {
  /** What the legacy host does. */
  readonly legacy: string
  /** What the mock does where it is told not to. */
  readonly otherwise: string
  /** What the other way is beside the legacy one, for whoever sends the calls. */
  readonly otherwiseIs: 'stricter' | 'kinder'
  /** Which of the two the mock does unless it is told. */
  readonly byDefault: 'legacy' | 'otherwise'
  /** Why that one. */
  readonly because: string
}

/**
 * Where the mock can do as the legacy host does, or otherwise: all that is known, each on purpose and each to be
 * switched (`createMock({ habits: { deanDecidesAlone: true } })`). The table in README.md is made of this.
 */
export const HABITS = {
  filesBeforeGrant: {
    legacy: 'Takes budgets, reports, agreements and award letters for any application, granted or not.',
    otherwise: 'Takes them for granted applications alone.',
    otherwiseIs: 'stricter',
    byDefault: 'legacy',
    because: 'No refusal is known, so the pages have to offer no more than what makes sense.',
  },
  uninvitedReviewsDropped: {
    legacy: 'Thanks for a review by somebody whom the council has not invited, and keeps nothing of it.',
    otherwise: 'Keeps it.',
    otherwiseIs: 'kinder',
    byDefault: 'legacy',
    because: 'A reviewer should learn it here, not on the host that people use.',
  },
  zeroIsNoMark: {
    legacy: 'Refuses a reviewer’s mark of 0 as a missing one.',
    otherwise: 'Keeps it: a mark of 0 is a mark.',
    otherwiseIs: 'kinder',
    byDefault: 'legacy',
    because: 'The page has to tell the host’s refusal, and what to do about it.',
  },
  signedAgreementOnly: {
    legacy: 'Hands an applicant the signed agreement alone, and none before it is signed.',
    otherwise: 'Hands out the council’s agreement until the signed one is there.',
    otherwiseIs: 'kinder',
    byDefault: 'legacy',
    because: 'The page finds what there is to sign in another call.',
  },
  reportsOnlyAsPdf: {
    legacy: 'Hands out a progress report only if it is a PDF, though it takes Word and Excel.',
    otherwise: 'Hands out whatever was sent.',
    otherwiseIs: 'kinder',
    byDefault: 'legacy',
    because: 'The applicant has to be told before, and the council that there is none.',
  },
  rolesUnasked: {
    legacy: 'Asks who is signed in, and never for a role.',
    otherwise: 'Lets each call through to those whose role allows it.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'Roles are specified, and a page that sends more than its role may is found out here.',
  },
  applicationsOpenToAll: {
    legacy: 'Tells anybody any application by its number: drafts, and what is another applicant’s.',
    otherwise: 'Shows applicants their own, and whoever has a link what was submitted.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'It is what a host should do, and no page relies on more.',
  },
  statusUnasked: {
    legacy: 'Shortlists, approves, invites, grants and denies wherever the application stands, and without terms.',
    otherwise: 'Takes each step only after the one before it.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'The order of the steps is specified.',
  },
  answersReplaced: {
    legacy: 'A second answer of HOD, Dean or reviewer takes the place of the first.',
    otherwise: 'Refuses a second answer.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'People are told that an answer cannot be changed.',
  },
  deanDecidesAlone: {
    legacy: 'The Dean’s decision is the new status; the HOD’s changes nothing, and is taken after it too.',
    otherwise: 'One rejection rejects, both approvals approve, and then nothing more is taken.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'The council wants both heard.',
  },
  leaveAlwaysRequired: {
    legacy: 'Refuses an application without the date and length of a leave, even where none is taken.',
    otherwise: 'Asks for them only where there is a leave.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'It is what the specification says of a new application; the page has to cope with both.',
  },
  letterFails: {
    legacy: 'Takes an application whose letter of receipt does not go out, and says so beside its yes.',
    otherwise: 'Its letters go out.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'It happens on some days only.',
  },
  periodUnasked: {
    legacy: 'Takes applications at any time.',
    otherwise: 'Takes them between the open and the close date.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'The dates are specified; the legacy host is older than they are.',
  },
  statusInWords: {
    legacy: 'Two lists tell the status in a word: denied reads Granted, and what was ordered reads Save.',
    otherwise: 'Tells its code.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'The codes are specified; the words say less than the demo has to show.',
  },
  approvedListOnlyApproved: {
    legacy: 'Lists what HOD and Dean have approved for a grant.',
    otherwise: 'Lists what is only shortlisted too.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'The specification grants what is shortlisted as well.',
  },
  oneCriteriaFile: {
    legacy: 'Writes new criteria over the last ones.',
    otherwise: 'Keeps them all.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'The specification has a list of them.',
  },
  makerBecomesNewAccount: {
    legacy: 'Signs whoever creates an account in as the new person.',
    otherwise: 'Leaves who is signed in as they were.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'The demo would lose its secretary with every account.',
  },
  draftIdsIgnored: {
    legacy: 'Makes another application whenever one is submitted or saved, whatever id comes with it.',
    otherwise: 'Writes over the draft of that id.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'Drafts kept with the council are an offer of hosts that know them by their id.',
  },
  rowsSentTwice: {
    legacy: 'Rows that are sent again stand there twice.',
    otherwise: 'They take the place of the first ones.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'A mistake that spoils data is tried by tests, and not shown.',
  },
  coInvestigatorsForgotten: {
    legacy: 'Gives a draft back without its co-investigators.',
    otherwise: 'Gives them back.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'A draft of the demo is to be finished.',
  },
  reviewersSavedTwice: {
    legacy: 'Saving a reviewer again adds another; the list then has the application once for each.',
    otherwise: 'Writes over the one there is.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'What the list makes of several is inferred, not seen.',
  },
  firstReportServed: {
    legacy: 'Of several reports of one kind it hands out the first.',
    otherwise: 'Hands out the last.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'A mistake that hides data is tried by tests, and not shown.',
  },
} as const satisfies Record<string, Habit>

export type HabitName = keyof typeof HABITS

/** True where the mock does as the legacy host. */
export type Habits = Record<HabitName, boolean>

export const habitNames = Object.keys(HABITS) as HabitName[] // The keys of a constant are its own.

/** The ways of one mock: those asked for, and the defaults. */
export function habitsWith(asked: Partial<Habits> = {}): Habits {
  const all = habitNames.map((name) => [name, asked[name] ?? HABITS[name].byDefault === 'legacy'])
  return Object.fromEntries(all) as Habits // Made of every name.
}
