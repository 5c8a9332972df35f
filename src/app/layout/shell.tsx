import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useSession } from '@/api/services'
import { LogOutProvider } from '@/areas/account/log-out'
import { OutboxPanel } from '@/features/outbox/outbox-panel'
import type { ShellServices } from '../create-services'
import { PersonLeft, usePersonLeftSoon } from '../person-left'
import { ReauthenticationPrompt } from '../reauthentication-prompt'
import { isSomebodys, usePage } from '../use-page'
import { Footer } from './footer'
import { NavBar } from './nav-bar'
import { OfflineBanner } from './offline-banner'
import { PendingPage } from './pending-page'
import { PageSkeleton } from './page-skeleton'
import { SessionWatch } from './session-watch'
import { useFocusRescue } from './use-focus-rescue'
import { useRouteFocus } from './use-route-focus'

const WrongHostScreen = lazy(() => import('../wrong-host.screen'))

/** The frame of every page: bar, page, footer, and what watches over the session. */
export function Shell({ services }: { services: ShellServices }) {
  const page = usePage()
  const { bare, wide } = page
  const isLeaving = useNavigation().state === 'loading'
  const { pathname } = useLocation()
  const session = useSession()
  const wrongHost = session.state === 'unreachable' && session.wrongHost
  const asksForLogIn =
    useSyncExternalStore(services.reauthentication.subscribe, services.reauthentication.waitingFor) !== null
  const left = session.state === 'left' && isSomebodys(page) ? session : null
  usePersonLeftSoon(session.state === 'valid')
  const shown = (
    <Suspense fallback={<PageSkeleton />}>
      {left ? (
        <PersonLeft {...left} heldBack={left.heldBack || services.outbox.snapshot().dropped !== null} />
      ) : wrongHost ? (
        <WrongHostScreen />
      ) : (
        <Outlet />
      )}
    </Suspense>
  )
  useRouteFocus()
  useFocusRescue()
  return (
    <LogOutProvider>
      {/* It fills the screen alone: the footer begins beneath, where nothing that comes into the page can push it. */}
      <div className="flex min-h-lvh flex-col">
        <a
          href="#main"
          className="absolute left-4 z-50 -translate-y-full rounded-b-control bg-raised px-4 py-3 font-semibold text-ink focus:translate-y-0"
          onClick={(event) => {
            // The address stays the route's; only the focus moves.
            event.preventDefault()
            document.getElementById('main')?.focus()
          }}
        >
          Skip to the content
        </a>
        <NavBar withMenu={!bare} />
        <OfflineBanner />
        <SessionWatch reauthentication={services.reauthentication} />
        {isLeaving && <PendingPage />}
        <main id="main" tabIndex={-1} aria-busy={isLeaving || undefined} className="flex-1 outline-none">
          {/* The margins are the page's, not the frame's: the frame stays where it is when a wide page follows. */}
          {wide ? shown : <div className="mx-auto max-w-page px-4 pt-8 pb-14 sm:px-8">{shown}</div>}
        </main>
        {!left && <OutboxPanel asksForLogIn={asksForLogIn} />}
      </div>
      {/* Another page has another footer: this one does not move to where that one begins. */}
      <Footer key={pathname} />
      <ReauthenticationPrompt reauthentication={services.reauthentication} />
      <ScrollRestoration />
    </LogOutProvider>
  )
}
