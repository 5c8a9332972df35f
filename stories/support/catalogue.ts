import { matchPath } from 'react-router-dom'
import type { Page } from '@/app/routes'
import type { ScreenFacts } from './screens'
import type { ScreenParameters } from './screen-story'
import { isSent, type ScreenState } from './states'

type Route = Pick<Page, 'path' | 'access' | 'isOpenedByLink'>

export interface Catalogue {
  readonly pages: readonly (Route & { readonly component: unknown })[]
  readonly facts: Readonly<Record<string, ScreenFacts>>
  readonly stories: readonly ScreenParameters[]
}

/** Returns whether each route must show the state, even if another route has the same screen. */
const isOfRoute = (state: ScreenState) => state === 'default' || state.startsWith('for ')

/** Yields the states that a screen must show on a route. */
function* statesWith({ access, isOpenedByLink }: Route, facts: ScreenFacts): Generator<ScreenState> {
  const { calls, hasTexts, statuses = [], alsoFor = [], printed } = facts
  yield* ['default', 'phone', 'dark'] as const
  if (calls.some((call) => !isSent(call))) yield* ['empty', 'loading', 'refused', 'broken'] as const
  if (calls.some(isSent)) yield 'sending refused'
  if (hasTexts) yield* ['long text', 'Sinhala', 'Tamil'] as const
  if (printed !== undefined) yield 'print'
  if (calls.includes('getApplicationDates'))
    yield* ['period not-yet', 'period open', 'period closed', 'period unknown'] as const
  for (const status of statuses) yield `status ${status}`
  if (access === 'anyone' || isOpenedByLink) yield 'for visitor'
  const roles =
    access === 'anyone' ? alsoFor : access === 'signed-in' ? (['Applicant', 'Admin', 'urc'] as const) : access
  for (const role of roles) yield `for ${role}`
}

/** Returns `route: state` for each state that no story shows, and for each unnecessary exception. */
export function findGaps({ pages, facts, stories }: Catalogue): string[] {
  const shownAt = ({ path }: Route) =>
    stories.filter((story) => matchPath(path, story.path.split('?')[0] ?? '')).flatMap(({ states }) => [...states])
  const reads = ({ path }: Route) => facts[path]?.calls.filter((call) => !isSent(call)).join()
  return pages.flatMap((page) => {
    const own = facts[page.path] ?? { calls: [] }
    const states = new Set(statesWith(page, own))
    const here = new Set(shownAt(page))
    const alike = pages.filter((other) => other.component === page.component && reads(other) === reads(page))
    const onScreen = new Set(alike.flatMap(shownAt))
    const isShown = (state: ScreenState) => (isOfRoute(state) ? here : onScreen).has(state)
    const without = Object.keys(own.without ?? {}) as ScreenState[] // The keys of its own record.
    return [
      ...[...states].filter((state) => !isShown(state) && !without.includes(state)),
      ...without.filter((state) => !states.has(state)).map((state) => `${state} is an exception without need`),
    ].map((words) => `${page.path}: ${words}`)
  })
}
