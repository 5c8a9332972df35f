import { memo, type ComponentType } from 'react'
import {
  generatePath,
  redirect,
  type HydrationState,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import { useServices, useSession, type Services } from '@/api/services'
import { guidance } from '@/domain/texts/guidance'
import { RetryBanner } from '@/features/retry-banner'
import type { ShellServices } from './create-services'
import { ErrorPage } from './error-page'
import { fetchScreen, type ScreenModule } from './fetch-screen'
import { requireAccess } from './guards'
import { PageSkeleton } from './layout/pending-page'
import { Shell } from './layout/shell'
import { paths } from '../paths'
import { PAGES, type Page } from './routes'
import type { PageHandle } from './use-page'

/** Memoised, because the router re-renders the current page when a navigation starts. */
const createPageComponent = ({ access }: Page, { default: Screen }: ScreenModule): ComponentType =>
  memo(
    access === 'anyone'
      ? Screen
      : () => (
          <>
            <SessionNotice />
            <Screen />
          </>
        ),
  )

/**
 * Whether only the search changes. The session is then not rechecked, because a failed check would replace the page while
 * the user types. Not for e-mail links, whose search parameters name the application.
 */
const isSearchChange = ({ isOpenedByLink }: Page, current: URL, next: URL): boolean =>
  !isOpenedByLink && current.pathname === next.pathname && current.search !== next.search

const createRoute = (services: Services, page: Page): RouteObject => ({
  id: page.path,
  path: page.path,
  handle: page satisfies PageHandle,
  loader: async (args: LoaderFunctionArgs) => {
    await requireAccess(services, page.access, generatePath(page.path, args.params) + new URL(args.request.url).search)
    const { load } = await fetchScreen(page.screen)
    await load?.(services, args)
    return null
  },
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate && !isSearchChange(page, currentUrl, nextUrl),
  lazy: { Component: async () => createPageComponent(page, await fetchScreen(page.screen)) },
  errorElement: <ErrorPage />,
  hydrateFallbackElement: <PageSkeleton />,
})

const createNotFoundRoute = (services: Services): RouteObject =>
  createRoute(services, {
    path: '*',
    title: 'Page not found',
    access: 'anyone',
    screen: () => import('./not-found.screen'),
  })

/**
 * Loads the code of a prerendered page, so that it can hydrate. Skips its loader, because the page fetches data on mount.
 */
export async function loadForHydration(routes: readonly RouteObject[], page: Page): Promise<HydrationState> {
  const route = routes.flatMap(({ children = [] }) => children).find(({ id }) => id === page.path)
  Object.assign(route ?? {}, { lazy: undefined, Component: createPageComponent(page, await fetchScreen(page.screen)) })
  return { loaderData: { [page.path]: null } }
}

/** Returns all routes as children of the shell, so that bar and footer stay mounted on navigation. */
export const createRoutes = (services: ShellServices): RouteObject[] => [
  {
    element: <Shell services={services} />,
    errorElement: <ErrorPage />,
    children: [
      {
        id: paths.root,
        path: paths.root,
        loader: () => redirect(paths.frontPage),
        // Without the menu, like the front page that it redirects to.
        handle: { title: '', access: 'anyone', isBare: true } satisfies PageHandle,
        element: <PageSkeleton />,
        hydrateFallbackElement: <PageSkeleton />,
      },
      ...PAGES.map((page) => createRoute(services, page)),
      createNotFoundRoute(services),
    ],
  },
]

function SessionNotice() {
  const { session } = useServices()
  const { state } = useSession()
  if (state !== 'unreachable') return null
  const { happened, kept, next } = guidance.sessionNotChecked
  return (
    <div className="mb-8 in-data-desk:mt-4 in-data-desk:mb-4">
      <RetryBanner tone="warning" title={happened} size="small" onRetry={() => void session.check()}>
        <span>{`${kept} ${next}`}</span>
      </RetryBanner>
    </div>
  )
}
