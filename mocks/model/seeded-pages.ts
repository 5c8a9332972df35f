import type { StoredFileRow } from './tables'

/** Returns the page count of a seeded document without generating it. */
export function pagesOfSeeded({ applicationId, kind }: StoredFileRow): number {
  const variety = (applicationId ?? 0) % 3
  if (kind === 'proposal') return 4 + variety
  if (kind === 'projectBudget' || kind === 'budgetRevision') return 1 + variety
  return kind === 'cvCoInvestigators' ? 3 : 2
}
