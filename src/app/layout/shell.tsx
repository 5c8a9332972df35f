import { lazy, memo, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation, type Location } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { LogOutProvider } from '@/areas/account/log-out/log-out-provider'
import { isCouncilRole } from '@/council-pages'
import { DossierPanel } from '@/features/dossier/dossier-panel'
import { Banner } from '@/ui/banner'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { PageHeader } from '@/ui/page-header'
import { QueuePanel } from '@/writes/ui/queue-panel'
import { CouncilRail } from './council-rail'
import type { ShellServices } from '../create-services'
import { fetchScreen } from '../fetch-screen'
import { Footer } from './footer'
import { NavBar } from './nav-bar'
import { PageSkeleton, PendingPage } from './pending-page'
import { ReauthenticationPrompt } from '../reauthentication-prompt'
import { SessionWatch } from './session-watch'
import { isPersonalPage, usePage, type PageHandle } from '../use-page'
import { useFocusRescue, useRouteFocus } from './use-route-focus'

const WrongHostScreen = lazy(() => fetchScreen(() => import('../wrong-host.screen')))

/** Fallback if the page's code cannot be loaded; it shows no personal data either. */
const NothingToSee = () => <PageHeader title="Somebody else is using this portal now" lead="Load this page again." />

/** Preloaded while the user is signed in, because hiding their data must not depend on the connection. */
const [PersonLeft, usePersonLeftSoon] = lazyWithPreload(
  async () => (await import('../person-left-page')).PersonLeftPage,
  NothingToSee,
)

/** Distinguishes the first pages of visits by their paths, because the router gives all of them the key `default`. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

interface ShellProps {
  services: ShellServices
}

interface FrameProps extends ShellProps {
  page: PageHandle
  isLoaded: boolean
}

/** Re-renders when a navigation starts or ends. The memoised frame re-renders only for another page. */
export function Shell({ services }: ShellProps) {
  const page = usePage()
  // `loaderData` is null once a page has loaded; the rail fetches its lists after the page's own data.
  const isLoaded = useMatches().at(-1)?.loaderData !== undefined
  return <MemoisedFrame services={services} page={page} isLoaded={isLoaded} />
}

const MemoisedFrame = memo(Frame)

function Frame({ services, page, isLoaded }: FrameProps) {
  const { bare, wide, byLink } = page
  const { pathname } = useLocation()
  const session = useSession()
  const wrongHost = session.state === 'unreachable' && session.isWrongHost
  const { subscribe, waitingFor } = services.reauthentication
  const isLogInOpen = useSyncExternalStore(subscribe, waitingFor, waitingFor) !== null
  const left = session.state === 'ended-elsewhere' && isPersonalPage(page) ? session : null
  const role = services.session.expectedRole
  // Wide pages are public; `byLink` pages are for users without an account.
  const railRole = !left && !bare && !wide && !byLink && isCouncilRole(role) ? role : null
  usePersonLeftSoon(session.state === 'valid')
  const shown = (
    <Suspense fallback={<PageSkeleton />}>
      {left ? (
        <PersonLeft {...left} dropped={services.writes.snapshot().dropped?.entries ?? []} />
      ) : wrongHost ? (
        <WrongHostScreen />
      ) : (
        <Outlet />
      )}
    </Suspense>
  )
  useRouteFocus()
  useFocusRescue()
  usePagesAhead()
  return (
    <LogOutProvider>
      {/* As high as the viewport, so that the footer below stays put while the page is loading. */}
      <div className="flex min-h-lvh flex-col">
        <a
          href="#main"
          className="absolute left-4 z-50 -translate-y-full rounded-b-control bg-raised px-4 py-3 font-semibold text-ink focus:translate-y-0"
          onClick={(event) => {
            // No hash in the URL, because the router owns it; only the focus moves.
            event.preventDefault()
            document.getElementById('main')?.focus()
          }}
        >
          Skip to the content
        </a>
        <NavBar withMenu={!bare} />
        <OfflineBanner />
        <SessionWatch reauthentication={services.reauthentication} />
        <PendingPage />
        <div className="flex flex-1">
          {railRole && <CouncilRail role={railRole} fetchesCounts={isLoaded && session.state === 'valid'} />}
          <Main>
            {/* The margins are inside `main`, so that it does not shift when a wide page follows. */}
            {wide ? (
              shown
            ) : railRole ? (
              <div data-desk className="max-w-desk px-4 pb-14">
                {shown}
              </div>
            ) : (
              <div className="mx-auto max-w-page px-4 pt-8 pb-14 sm:px-8">{shown}</div>
            )}
          </Main>
        </div>
        {!left && <DossierPanel />}
        {!left && <QueuePanel isLogInOpen={isLogInOpen} />}
      </div>
      {/* A new footer per page, because moving the existing one would count as a layout shift. */}
      <Footer key={pathname} />
      <ReauthenticationPrompt reauthentication={services.reauthentication} />
      <ScrollRestoration getKey={scrollKey} />
    </LogOutProvider>
  )
}

function Main({ children }: { children: ReactNode }) {
  const isLeaving = useNavigation().state === 'loading'
  return (
    <main id="main" tabIndex={-1} aria-busy={isLeaving || undefined} className="min-w-0 flex-1 outline-none">
      {children}
    </main>
  )
}

/** Preloads a page's code when a link to it is hovered or focused, but no data: the link may not be followed. */
function usePagesAhead(): void {
  const { fetchPage } = useServices()
  useEffect(() => {
    const fetchTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      // Opening the page retries, and reports a failure.
      if (link?.origin === location.origin) fetchPage(link.href).catch(() => {})
    }
    document.addEventListener('pointerover', fetchTarget)
    document.addEventListener('focusin', fetchTarget)
    return () => {
      document.removeEventListener('pointerover', fetchTarget)
      document.removeEventListener('focusin', fetchTarget)
    }
  }, [fetchPage])
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Warns before the user tries something that fails offline. With the mock host, most calls still work. */
function OfflineBanner() {
  const { offlineText } = useServices()
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline) return null
  return (
    <Banner tone="warning" title="You are offline.">
      {offlineText}
    </Banner>
  )
}
