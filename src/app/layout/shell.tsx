import { lazy, memo, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation, type Location } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { LogOutProvider } from '@/areas/account/log-out/log-out-provider'
import { isCouncilRole } from '@/council-pages'
import { getCouncilDay } from '@/council-time'
import { openDossierPanel } from '@/features/dossier/open-dossier-panel'
import { formatHostDay } from '@/domain/dates/host-date'
import { branding } from '@/branding'
import { Banner } from '@/ui/banner'
import { runWhenIdle } from '@/lib/run-when-idle'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { PageHeader } from '@/ui/page-header'
import type { Elements } from '@/ui/elements'
import { useIsPrinting } from '@/ui/use-is-printing'
import { QueuePanel } from '@/writes/ui/queue-panel'
import { CouncilRail } from './council-rail'
import type { ShellServices } from '../create-services'
import { fetchScreen } from '../fetch-screen'
import { Footer } from './footer'
import { NavBar } from './nav-bar'
import { PageSkeleton, NavigationNotice } from './pending-page'
import { ReauthenticationPrompt } from '../reauthentication-prompt'
import { SessionWatch } from './session-watch'
import { isPersonalPage, usePage, type PageHandle } from '../use-page'
import { useFocusRescue, useRouteFocus } from './use-route-focus'

const WrongHostScreen = lazy(() => fetchScreen(() => import('../wrong-host.screen')))

/** Fallback if the page's code cannot be loaded. */
const PersonLeftFallback = () => (
  <PageHeader title="Somebody else is using this portal now" lead="Load this page again." />
)

/** Preloaded while the user is signed in, because their data must be hidden without a connection too. */
const [LazyPersonLeftPage, usePreloadPersonLeftPage] = lazyWithPreload(
  async () => (await import('../person-left-page')).PersonLeftPage,
  PersonLeftFallback,
)

/** Uses the path for the first page of a visit, because the router gives every first page the key `default`. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

interface ShellProps {
  services: ShellServices
}

interface FrameProps extends ShellProps {
  page: PageHandle
}

/** Re-renders at the start and the end of a navigation. The memoised frame re-renders only for another page. */
export function Shell({ services }: ShellProps) {
  const page = usePage()
  useSpeedReport()
  useRouteFocus()
  return <MemoisedFrame services={services} page={page} />
}

/** Reports the speed of this visit if the settings ask for it. Loads the code when the browser is idle. */
function useSpeedReport(): void {
  const [firstPage] = useState(useMatches().at(-1)?.id ?? '')
  useEffect(() => {
    if (!branding.reportSpeed) return
    // Without a connection, there is no report.
    const start = () =>
      void import('../report-speed').then(
        ({ reportSpeed }) => reportSpeed(firstPage),
        () => {},
      )
    return runWhenIdle(start)
  }, [firstPage])
}

const MemoisedFrame = memo(Frame)

function Frame({ services, page }: FrameProps) {
  const { isBare, isWide, isOpenedByLink } = page
  const { pathname } = useLocation()
  const session = useSession()
  const isWrongHost = session.state === 'unreachable' && session.isWrongHost
  const { subscribe, getRefusedPerson } = services.reauthentication
  const isLogInOpen = useSyncExternalStore(subscribe, getRefusedPerson, getRefusedPerson) !== null
  const dossierPanel = useSyncExternalStore(
    openDossierPanel.subscribe,
    openDossierPanel.snapshot,
    openDossierPanel.snapshot,
  )
  const departure = session.state === 'ended-elsewhere' && isPersonalPage(page) ? session : null
  const role = services.session.expectedRole
  // Wide pages are public. Pages opened by a link are for users without an account.
  const railRole = !departure && !isBare && !isWide && !isOpenedByLink && isCouncilRole(role) ? role : null
  usePreloadPersonLeftPage(session.state === 'valid')
  const content = (
    <Suspense fallback={<PageSkeleton />}>
      {departure ? (
        <LazyPersonLeftPage {...departure} dropped={services.writes.snapshot().droppedWrites?.entries ?? []} />
      ) : isWrongHost ? (
        <WrongHostScreen />
      ) : (
        <Outlet />
      )}
    </Suspense>
  )
  useFocusRescue()
  useLinkPrefetch()
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
        <NavBar hasMenu={!isBare} />
        <MaintenanceNotice />
        <OfflineBanner />
        <SessionWatch reauthentication={services.reauthentication} />
        <NavigationNotice />
        <div className="flex flex-1">
          {railRole && <CouncilRail role={railRole} />}
          <Main>
            {/* The margins are inside `main`, so that it does not shift when a wide page follows. */}
            {isWide ? (
              content
            ) : railRole ? (
              <div data-desk className="max-w-desk px-4 pb-14">
                {content}
              </div>
            ) : (
              <div className="mx-auto max-w-page px-4 pt-8 pb-14 sm:px-8">{content}</div>
            )}
          </Main>
        </div>
        {!departure && dossierPanel}
        {!departure && <QueuePanel isLogInOpen={isLogInOpen} />}
      </div>
      {/* A new footer per page, because moving the existing one would count as a layout shift. */}
      <Footer key={pathname} />
      <ReauthenticationPrompt reauthentication={services.reauthentication} />
      <ScrollRestoration getKey={scrollKey} />
    </LogOutProvider>
  )
}

/** Rendered without a text too, because prerendered pages have the same elements for all settings. Not a live region. */
const MaintenanceNotice = () => (
  <section
    aria-label="Maintenance"
    className="no-print border-b border-rule bg-accent-soft px-4 py-2 text-center text-sm font-medium text-balance wrap-anywhere empty:hidden sm:px-8"
  >
    {branding.maintenanceNotice}
  </section>
)

function Main({ children }: { children: Elements }) {
  const isLeaving = useNavigation().state === 'loading'
  const isPrinting = useIsPrinting()
  const { now } = useServices()
  return (
    <main id="main" tabIndex={-1} aria-busy={isLeaving || undefined} className="min-w-0 flex-1 outline-none">
      {isPrinting && (
        <p className="hidden text-sm print:block">{`Printed on ${formatHostDay(getCouncilDay(now()))}`}</p>
      )}
      {children}
    </main>
  )
}

/** Prefetches a page's code when a link to it is hovered or focused. Prefetches no data, as the link may not be followed. */
function useLinkPrefetch(): void {
  const { fetchPage } = useServices()
  useEffect(() => {
    const prefetchTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      // Opening the page retries, and reports a failure.
      if (link?.origin === location.origin) fetchPage(link.href).catch(() => {})
    }
    document.addEventListener('pointerover', prefetchTarget)
    document.addEventListener('focusin', prefetchTarget)
    return () => {
      document.removeEventListener('pointerover', prefetchTarget)
      document.removeEventListener('focusin', prefetchTarget)
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
