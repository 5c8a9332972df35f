/** One difference between hosts. The two sentences describe the two behaviours. */
interface Habit {
  readonly legacy: string
  /** Behaviour while the switch is off. */
  readonly otherwise: string
  /** Compares `otherwise` with `legacy` from the client's side. */
  readonly otherwiseIs: 'stricter' | 'kinder'
  readonly byDefault: 'legacy' | 'otherwise'
  /** The reason for the default. */
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

/** True selects the legacy behaviour. */
export type Habits = Record<HabitName, boolean>

export const habitNames = Object.keys(HABITS) as HabitName[] // A constant has no other keys.

export function habitsWith(chosen: Partial<Habits> = {}): Habits {
  const all = habitNames.map((name) => [name, chosen[name] ?? HABITS[name].byDefault === 'legacy'])
  return Object.fromEntries(all) as Habits // Has every name.
}
