/** One difference between hosts, with a sentence for each of the two behaviours. */
interface Habit {
  /** What the legacy host does. */
  readonly legacy: string
  /** What the mock does while the switch is off. */
  readonly otherwise: string
  /** How the other behaviour compares with the legacy one for the client. */
  readonly otherwiseIs: 'stricter' | 'kinder'
  /** What the mock does unless a setting says otherwise. */
  readonly byDefault: 'legacy' | 'otherwise'
  /** Why that is the default. */
  readonly because: string
}

/**
 * Every known difference between the mock and the legacy host, each intended and each with a switch
 * (`createMock({ habits: { deanDecidesAlone: true } })`). A test compares the table in README.md with this.
 */
export const HABITS = {
  filesBeforeGrant: {
    legacy: 'Takes budgets, reports, agreements and award letters for any application, granted or not.',
    otherwise: 'Takes them for granted applications only.',
    otherwiseIs: 'stricter',
    byDefault: 'legacy',
    because: 'The legacy host is not known to refuse any, so the pages themselves must offer only what makes sense.',
  },
  uninvitedReviewsDropped: {
    legacy: 'Confirms a review by a reviewer who was not invited, and stores nothing of it.',
    otherwise: 'Stores it.',
    otherwiseIs: 'kinder',
    byDefault: 'legacy',
    because: 'The mistake is better found in the demo than on the host that people use.',
  },
  zeroIsNoMark: {
    legacy: 'Refuses a mark of 0 as a missing one.',
    otherwise: 'Stores it like any other mark.',
    otherwiseIs: 'kinder',
    byDefault: 'legacy',
    because: 'The page has to show the refusal, and what to do about it.',
  },
  signedAgreementOnly: {
    legacy: 'Gives an applicant only the signed agreement, and nothing before it is signed.',
    otherwise: 'Gives the council’s agreement until there is a signed one.',
    otherwiseIs: 'kinder',
    byDefault: 'legacy',
    because: 'The page gets the agreement to sign by another call.',
  },
  reportsOnlyAsPdf: {
    legacy: 'Gives out a progress report only if it is a PDF, although it takes Word and Excel too.',
    otherwise: 'Gives out every report.',
    otherwiseIs: 'kinder',
    byDefault: 'legacy',
    because: 'The page has to warn the applicant, and to tell the council that the report is not available.',
  },
  rolesUnasked: {
    legacy: 'Checks that somebody is signed in, and never the role.',
    otherwise: 'Takes each call only from the roles that may make it.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'The rules fix what each role may do, and a page that sends more than that is found by this.',
  },
  applicationsOpenToAll: {
    legacy: 'Shows anybody any application by its number, drafts and those of other applicants included.',
    otherwise: 'Shows applicants their own, and people who come by a link what was submitted.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'It is what a host should do, and no page relies on more.',
  },
  statusUnasked: {
    legacy: 'Shortlists, approves, invites, grants and denies at any status, and grants without terms.',
    otherwise: 'Takes each step only after the one before it.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'The rules fix the order of the steps.',
  },
  answersReplaced: {
    legacy: 'Replaces the first answer of an HOD, Dean or reviewer by a second one.',
    otherwise: 'Refuses a second answer.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'The pages say that an answer cannot be changed.',
  },
  deanDecidesAlone: {
    legacy: 'Makes the Dean’s decision the new status; the HOD’s changes nothing, and is taken after it too.',
    otherwise: 'Rejects after one rejection, approves after both approvals, and takes no decision after that.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'The council wants both decisions to count.',
  },
  leaveAlwaysRequired: {
    legacy: 'Refuses an application without the date and length of a leave, even if no leave is taken.',
    otherwise: 'Requires them only if a leave is taken.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'That is the rule for a new application; the page handles both.',
  },
  letterFails: {
    legacy: 'Takes an application, cannot send the e-mail that confirms it, and says so beside its success.',
    otherwise: 'Sends that e-mail.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'The e-mail fails only now and then.',
  },
  periodUnasked: {
    legacy: 'Takes applications at any time.',
    otherwise: 'Takes them between the open date and the close date.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'The rules fix these dates; the legacy host is older than that rule.',
  },
  statusInWords: {
    legacy: 'Gives the status as a word in two lists: Granted for a denied application, Save for a shortlisted one.',
    otherwise: 'Gives the status code.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'The demo has to show more statuses than there are words.',
  },
  approvedListOnlyApproved: {
    legacy: 'Lists for a grant only what HOD and Dean have approved.',
    otherwise: 'Lists what is shortlisted too.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'A shortlisted application may be granted as well.',
  },
  oneCriteriaFile: {
    legacy: 'Replaces the last criteria by new ones.',
    otherwise: 'Stores them all.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'The page lists all criteria.',
  },
  makerBecomesNewAccount: {
    legacy: 'Signs the council member who creates an account in as the new person.',
    otherwise: 'Leaves the session unchanged.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'The demo would log its secretary out with every account.',
  },
  draftIdsIgnored: {
    legacy: 'Creates another application whenever one is submitted or saved, whatever id is sent with it.',
    otherwise: 'Replaces the draft with that id.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'Drafts with the council exist only on hosts that find them by their id.',
  },
  rowsSentTwice: {
    legacy: 'Stores rows that are sent again a second time.',
    otherwise: 'Replaces the first rows.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'A fault that spoils data belongs into tests, not into the demo.',
  },
  coInvestigatorsForgotten: {
    legacy: 'Returns a draft without its co-investigators.',
    otherwise: 'Returns them.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'A draft in the demo should be complete when it is opened again.',
  },
  reviewersSavedTwice: {
    legacy: 'Adds a row when a reviewer is saved again; the list then has the application once for each row.',
    otherwise: 'Replaces the row.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'How the list shows several rows is inferred, not observed.',
  },
  firstReportServed: {
    legacy: 'Gives out the first of several reports of one kind.',
    otherwise: 'Gives out the last.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'A fault that hides data belongs into tests, not into the demo.',
  },
} as const satisfies Record<string, Habit>

export type HabitName = keyof typeof HABITS

/** True: the mock behaves as the legacy host. */
export type Habits = Record<HabitName, boolean>

export const habitNames = Object.keys(HABITS) as HabitName[] // The keys of a constant are its own.

/** The habits of one mock: the given ones, and the defaults for the rest. */
export function habitsWith(asked: Partial<Habits> = {}): Habits {
  const all = habitNames.map((name) => [name, asked[name] ?? HABITS[name].byDefault === 'legacy'])
  return Object.fromEntries(all) as Habits // Made of every name.
}
