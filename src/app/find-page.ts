import type { Role } from '@/domain/people/roles'
import { fold } from '@/domain/texts/fold'
import { isCouncilRole, ownCouncilPath } from '../council-pages'
import { isFor } from './guards'
import { paths } from '../paths'
import { pageAt, PAGES, type Page } from './routes'

/** The pages a user can open by URL alone, without an id or a link from an e-mail. */
export const pagesFor = (role: Role | null, signedIn: boolean): Page[] =>
  PAGES.filter(({ path, who, byLink }) => {
    if (path.includes(':')) return false
    if (who === 'anyone') return !byLink
    return who === 'signed-in' ? signedIn : role !== null && who.includes(role)
  })

/**
 * Whether this role may open the page at a URL, or has its own page for it. True for an unknown URL: the "not found" page
 * is for everybody.
 */
export function mayOpen(role: Role | null, address: string): boolean {
  const page = pageAt(address)
  return !page || isFor(page.who, role) || (isCouncilRole(role) && ownCouncilPath(role, page.path) !== undefined)
}

const LEAST_LIKENESS = 0.3

/** Pages with similar paths, the most similar first, then the home page and the dashboard. */
export function nearestPages(pages: readonly Page[], pathname: string): Page[] {
  const near = pages
    .map((page) => ({ page, likeness: likeness(page.path, pathname) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 4)
    .map(({ page }) => page)
  const starts = pages.filter(({ path }) => path === paths.home || path === paths.dashboard)
  return [...new Set([...near, ...starts])]
}

export function pagesNamed(pages: readonly Page[], text: string): Page[] {
  const searched = fold(text.trim())
  return pages.filter(({ title, path }) => fold(`${title} ${path}`).includes(searched))
}

/** Similarity of two paths by shared letter pairs, from 0 to 1 (Dice's coefficient). */
function likeness(one: string, other: string): number {
  const a = pairs(one)
  const b = pairs(other)
  const shared = [...a].filter((pair) => b.has(pair)).length
  return (2 * shared) / (a.size + b.size || 1)
}

function pairs(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '')
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)))
}
