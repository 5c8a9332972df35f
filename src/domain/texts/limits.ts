/** Counts code points, as MySQL does with utf8mb4. `length` counts a mathematical letter or an emoji twice. */
export const countCharacters = (text: string): number => Array.from(text).length

/** Counts, lengths in characters and durations in milliseconds. */
export const limits = {
  /** Project title and research facilities. */
  longText: 1000,
  /** Affiliations, and every "department and university" text. */
  affiliation: 200,
  /** Fits into a column of MySQL's type TEXT, 65,535 bytes, in every script, and into a cell of Excel. */
  remarks: 10_000,
  reviewers: 3,
  /** Lists of grants, funding and co-investigators keep at least this many rows. */
  minRows: 1,
  slideshowInterval: 5000,
  passwordRedirectDelay: 2000,
  generatedPasswordLength: 8,
  mailBodyRows: 10,
  remarksRows: 3,
  reviewDays: 14,
  /** "Within two weeks", in the request for a progress report. */
  progressReportDays: 14,
  /** "Within one week", in the request for a signed agreement. */
  agreementDays: 7,
  /** Range of typed days and years. Others are typing errors. */
  firstYear: 2000,
  lastYear: 2099,
  lowestMark: 0,
  highestMark: 100,
} as const
