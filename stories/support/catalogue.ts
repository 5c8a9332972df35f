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

/** Returns whether each route must show the state, even if routes share the screen. */
const isRouteState = (state: ScreenState) => state === 'default' || state.startsWith('for ')

/** Yields the states that a screen must show on a route. */
function* listRequiredStates({ access, isOpenedByLink }: Route, facts: ScreenFacts): Generator<ScreenState> {
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
  const listShownStates = ({ path }: Route) =>
    stories.filter((story) => matchPath(path, story.path.split('?')[0] ?? '')).flatMap(({ states }) => [...states])
  const formatReads = ({ path }: Route) => facts[path]?.calls.filter((call) => !isSent(call)).join()
  return pages.flatMap((page) => {
    const pageFacts = facts[page.path] ?? { calls: [] }
    const states = new Set(listRequiredStates(page, pageFacts))
    const routeStates = new Set(listShownStates(page))
    const pagesOfScreen = pages.filter(
      (other) => other.component === page.component && formatReads(other) === formatReads(page),
    )
    const screenStates = new Set(pagesOfScreen.flatMap(listShownStates))
    const isShown = (state: ScreenState) => (isRouteState(state) ? routeStates : screenStates).has(state)
    const exceptions = Object.keys(pageFacts.without ?? {}) as ScreenState[] // The keys of its own record.
    return [
      ...[...states].filter((state) => !isShown(state) && !exceptions.includes(state)),
      ...exceptions.filter((state) => !states.has(state)).map((state) => `${state} is an exception without need`),
    ].map((gap) => `${page.path}: ${gap}`)
  })
}
