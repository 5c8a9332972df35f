/** A difference between hosts. `legacy` and `alternative` describe the two behaviours. */
interface Habit {
  readonly legacy: string
  /** Behaviour while the switch is off. */
  readonly alternative: string
  /** How `alternative` compares with `legacy` for the client. */
  readonly alternativeIs: 'stricter' | 'kinder'
  readonly default: 'legacy' | 'alternative'
  /** The reason for the default. */
  readonly reason: string
}

/**
 * Host differences that a page has to handle, each with a switch (`createMock({ habits: { statusInWords: true } })`).
 * A test compares them with the table in README.md, which also lists the differences without a switch.
 */
export const HABITS = {
  filesBeforeGrant: {
    legacy: 'Takes budgets, reports, agreements and award letters for any application, granted or not.',
    alternative: 'Takes them for granted applications only.',
    alternativeIs: 'stricter',
    default: 'legacy',
    reason: 'The legacy host is not known to refuse any, so the pages themselves must offer only what makes sense.',
  },
  uninvitedReviewsDropped: {
    legacy: 'Confirms a review by a reviewer who was not invited, and stores nothing of it.',
    alternative: 'Stores it.',
    alternativeIs: 'kinder',
    default: 'legacy',
    reason: 'The mistake is better found in the demo than on the host that people use.',
  },
  zeroIsNoMark: {
    legacy: 'Refuses a mark of 0 as a missing one.',
    alternative: 'Stores it like any other mark.',
    alternativeIs: 'kinder',
    default: 'legacy',
    reason: 'The page has to show the refusal, and what to do about it.',
  },
  signedAgreementOnly: {
    legacy: 'Gives an applicant only the signed agreement, and nothing before it is signed.',
    alternative: 'Gives the council’s agreement until there is a signed one.',
    alternativeIs: 'kinder',
    default: 'legacy',
    reason: 'The page gets the agreement to sign by another call.',
  },
  reportsOnlyAsPdf: {
    legacy: 'Gives out a progress report only if it is a PDF, although it takes Word and Excel too.',
    alternative: 'Gives out every report.',
    alternativeIs: 'kinder',
    default: 'legacy',
    reason: 'The page has to warn the applicant, and to tell the council that the report is not available.',
  },
  answersReplaced: {
    legacy: 'Replaces the first answer of an HOD, Dean or reviewer by a second one.',
    alternative: 'Refuses a second answer.',
    alternativeIs: 'stricter',
    default: 'alternative',
    reason: 'The pages say that an answer cannot be changed.',
  },
  statusInWords: {
    legacy: 'Gives the status as a word in two lists: Granted for a denied application, Save for a shortlisted one.',
    alternative: 'Gives the status code.',
    alternativeIs: 'kinder',
    default: 'alternative',
    reason: 'The demo has to show more statuses than there are words.',
  },
} as const satisfies Record<string, Habit>

export type HabitName = keyof typeof HABITS

/** True selects the legacy behaviour. */
export type Habits = Record<HabitName, boolean>

export const habitNames = Object.keys(HABITS) as HabitName[] // A constant has no other keys.

export function createHabits(overrides: Partial<Habits> = {}): Habits {
  const entries = habitNames.map((name) => [name, overrides[name] ?? HABITS[name].default === 'legacy'])
  return Object.fromEntries(entries) as Habits // There is an entry for every name.
}
