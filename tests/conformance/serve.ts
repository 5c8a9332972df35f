import { serve as serveOrigin, type Respond } from '@mocks/server/serve'

export { withSessions } from '@mocks/server/sessions'
export type { Respond }

export interface Server {
  /** Includes a folder, as many hosts do. */
  readonly address: string
  readonly close: () => Promise<void>
}

/** Serves a host on a local port, for tests of cookies, addresses and timeouts. */
export async function serve(respond: Respond): Promise<Server> {
  const { origin, close } = await serveOrigin(respond)
  return { address: `${origin}/rgms/`, close }
}
