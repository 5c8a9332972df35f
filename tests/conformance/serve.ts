import { serve as serveAt, type Answer } from '@mocks/server/serve'

export { withSessions } from '@mocks/server/sessions'
export type { Answer }

export interface Server {
  /** In a folder, as hosts often are. */
  readonly address: string
  readonly close: () => Promise<void>
}

/** A host on a port of this machine, for what only a real connection can test: cookies, addresses, time. */
export async function serve(answer: Answer): Promise<Server> {
  const { origin, close } = await serveAt(answer)
  return { address: `${origin}/rgms/`, close }
}
