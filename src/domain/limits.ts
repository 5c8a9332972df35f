/** The counts, lengths and durations of spec 9. Lengths are in characters, durations in milliseconds. */
export const limits = {
  /** Project title and research facilities. */
  longText: 1000,
  /** Affiliations, and every "department and university" text. */
  affiliation: 200,
  reviewers: 3,
  publicationLinks: 3,
  /** Grant, funding and co-investigator lists never lose their last row. */
  minRows: 1,
  slideshowInterval: 5000,
  passwordRedirectDelay: 2000,
  generatedPasswordLength: 8,
  mailBodyRows: 10,
  remarksRows: 3,
  reviewDays: 14,
  /** "Within two weeks", in the request for a progress report. */
  progressReportDays: 14,
  /** "Within one week", in the request for a signed agreement (wire 5). */
  agreementDays: 7,
  lowestMark: 0,
  highestMark: 100,
} as const
