/** The lists of the council that hold applications by their status. */
export const COUNCIL_LISTS = [
  'listApplications',
  'listApplicationsToShortlist',
  'listApprovals',
  'listReviewers',
  'listApprovedApplications',
  'listAgreements',
  'listBudgets',
  'listProgressReports',
] as const
