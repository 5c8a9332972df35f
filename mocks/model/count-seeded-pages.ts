import type { StoredFileRow } from './tables'

/** Returns the page count of a seeded document without generating it. */
export function countSeededPages({ applicationId, kind }: StoredFileRow): number {
  const extraPages = (applicationId ?? 0) % 3
  if (kind === 'proposal') return 4 + extraPages
  if (kind === 'projectBudget' || kind === 'budgetRevision') return 1 + extraPages
  return kind === 'cvCoInvestigators' ? 3 : 2
}
