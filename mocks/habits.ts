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
 * Host differences that a page has to handle, each with a switch (`createMock({ habits: { statusInWords: true } })`).
 * A test compares them with the table in README.md, which also lists the differences without a switch.
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
  answersReplaced: {
    legacy: 'Replaces the first answer of an HOD, Dean or reviewer by a second one.',
    otherwise: 'Refuses a second answer.',
    otherwiseIs: 'stricter',
    byDefault: 'otherwise',
    because: 'The pages say that an answer cannot be changed.',
  },
  statusInWords: {
    legacy: 'Gives the status as a word in two lists: Granted for a denied application, Save for a shortlisted one.',
    otherwise: 'Gives the status code.',
    otherwiseIs: 'kinder',
    byDefault: 'otherwise',
    because: 'The demo has to show more statuses than there are words.',
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
