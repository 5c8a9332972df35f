import { serve as serveAt, type Respond } from '@mocks/server/serve'

export { withSessions } from '@mocks/server/sessions'
export type { Respond as Answer }

export interface Server {
  /** Includes a folder, as many hosts do. */
  readonly address: string
  readonly close: () => Promise<void>
}

/** Serves a host on a local port, for tests of cookies, addresses and timeouts. */
export async function serve(answer: Respond): Promise<Server> {
  const { origin, close } = await serveAt(answer)
  return { address: `${origin}/rgms/`, close }
}
