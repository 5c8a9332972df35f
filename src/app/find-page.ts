import { matchPath } from 'react-router-dom'
import type { Role } from '@/domain/roles'
import { isFor } from './guards'
import { paths } from './paths'
import { PAGES, type Page } from './routes'

/** The pages a person can open without more than their address. */
export const pagesFor = (role: Role | null, signedIn: boolean): Page[] =>
  PAGES.filter(({ path, who, byLink }) => {
    if (path.includes(':')) return false
    if (who === 'anyone') return !byLink
    return who === 'signed-in' ? signedIn : role !== null && who.includes(role)
  })

/** Whether the page at an address is for this role; where there is none, nobody is kept from being told so. */
export function mayOpen(role: Role | null, address: string): boolean {
  const { pathname } = new URL(address, 'https://portal.invalid')
  const page = PAGES.find(({ path }) => matchPath(path, pathname) !== null)
  return !page || isFor(page.who, role)
}

/** Less alike than this, two addresses have nothing to do with each other. */
const ALIKE = 0.3

/** The pages whose addresses look like this one, the nearest first; after them where everything starts. */
export function nearestPages(pages: readonly Page[], pathname: string): Page[] {
  const near = pages
    .map((page) => ({ page, likeness: likeness(page.path, pathname) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 4)
    .map(({ page }) => page)
  const starts = pages.filter(({ path }) => path === paths.home || path === paths.dashboard)
  return [...new Set([...near, ...starts])]
}

export function pagesNamed(pages: readonly Page[], words: string): Page[] {
  const wanted = words.trim().toLowerCase()
  return pages.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(wanted))
}

/** How many pairs of neighbouring letters two addresses share, from 0 to 1 (Dice's coefficient). */
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
