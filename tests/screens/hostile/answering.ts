import { createClient, type ClientSettings } from '@/api/client'
import { contract, type CallName } from '@/contract'

/** The portal on a host that answers one call with this JSON, whatever it was asked. */
export const answering = (call: CallName, answer: unknown) => (settings: ClientSettings) =>
  createClient({
    ...settings,
    fetch: async (...request) =>
      new Request(...request).url.includes(contract[call].path) ? Response.json(answer) : settings.fetch(...request),
  })
