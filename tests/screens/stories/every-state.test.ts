import { beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '@/app/routes'
import { callNames } from '@/contract'
import { findGaps, type Catalogue } from '../../../stories/support/catalogue'
import type { ScreenParameters } from '../../../stories/support/screen-story'
import { SCREENS } from '../../../stories/support/screens'
import { isSent } from '../../../stories/support/states'

interface StoryModule {
  readonly [story: string]: { readonly parameters?: { readonly screen?: ScreenParameters } }
}

const modules = import.meta.glob<StoryModule>(
  '../../../stories/{account,app,apply,council,details,grants,invited,visitor}/*.stories.tsx',
  { eager: true },
)

const stories = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap(({ parameters }) => parameters?.screen ?? []),
)

let catalogue: Catalogue
beforeAll(async () => {
  const pages = await Promise.all(PAGES.map(async (page) => ({ ...page, component: (await page.screen()).default })))
  catalogue = { pages, facts: SCREENS, stories }
})

test('every page has a story for each of its states', () => {
  expect(findGaps(catalogue)).toEqual([])
})

test('every write has a screen that shows its refusal', () => {
  const calls = Object.values(SCREENS).flatMap(({ calls }) => calls)
  const writes = callNames.filter(isSent)
  expect(writes.filter((call) => !calls.includes(call))).toEqual([])
})

describe('a gap is reported', () => {
  test('for a new page', () => {
    const page = { path: '/new', access: 'anyone', component: null } as const
    expect(findGaps({ ...catalogue, pages: [page], facts: { '/new': { calls: ['logIn'] } } })).toEqual(
      ['default', 'phone', 'dark', 'sending refused', 'for visitor'].map((state) => `/new: ${state}`),
    )
  })

  test('for a state without stories', () => {
    const otherStories = stories.filter(({ states }) => !states.has('dark'))
    const gaps = findGaps({ ...catalogue, stories: otherStories }).filter((gap) => gap.endsWith(': dark'))
    expect(gaps.length).toBeGreaterThan(25)
  })

  test('for an exception that a page does not need', () => {
    const facts = { ...SCREENS, '/login': { ...SCREENS['/login'], calls: [], without: { print: 'Nobody prints it.' } } }
    expect(findGaps({ ...catalogue, facts })).toContain('/login: print is an exception without need')
  })
})
