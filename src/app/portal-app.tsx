import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider, type To } from 'react-router-dom'
import { PortalProvider } from '@/api/portal'
import { AlertsProvider } from '@/ui/alerts'
import { AnnouncerProvider } from '@/ui/announcer'
import { createRoutes } from './create-routes'
import type { ShellPortal } from './create-portal'

type Router = ReturnType<typeof createMemoryRouter>

interface PortalAppProps {
  portal: ShellPortal
  /** The page's own router. Tests and stories leave it out and get one in memory, on `initialPath`. */
  router?: Router
  /** Where the router in memory starts; as an object it can carry navigation state. */
  initialPath?: (To & { state?: unknown }) | string
}

/** The whole portal, in everything it needs around it. */
export function PortalApp({ portal, router, initialPath = '/' }: PortalAppProps) {
  const [routes] = useState(() => router ?? createMemoryRouter(createRoutes(portal), { initialEntries: [initialPath] }))
  return (
    <PortalProvider portal={portal}>
      <QueryClientProvider client={portal.queries}>
        <AnnouncerProvider>
          <AlertsProvider>
            <RouterProvider router={routes} />
          </AlertsProvider>
        </AnnouncerProvider>
      </QueryClientProvider>
    </PortalProvider>
  )
}
