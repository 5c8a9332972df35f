import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider, type To } from 'react-router-dom'
import { ServicesContext } from '@/api/services-context'
import { QueueSlotProvider } from '@/writes/ui/queue-slot'
import { AlertsProvider } from '@/ui/alerts-provider'
import { AnnouncerProvider } from '@/ui/announcer-provider'
import { useAppearingLabels } from '@/ui/use-appearing-labels'
import { createRoutes } from './create-routes'
import type { ShellServices } from './create-services'

type Router = ReturnType<typeof createMemoryRouter>

interface AppProps {
  services: ShellServices
  /** The browser's router. Tests and stories omit it and get a memory router that starts at `initialPath`. */
  router?: Router
  initialPath?: (To & { state?: unknown }) | string
}

export function App({ services, router, initialPath = '/' }: AppProps) {
  const [activeRouter] = useState(
    () => router ?? createMemoryRouter(createRoutes(services), { initialEntries: [initialPath] }),
  )
  useAppearingLabels()
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <AnnouncerProvider>
          <AlertsProvider>
            <QueueSlotProvider>
              <RouterProvider router={activeRouter} />
            </QueueSlotProvider>
          </AlertsProvider>
        </AnnouncerProvider>
      </QueryClientProvider>
    </ServicesContext>
  )
}
