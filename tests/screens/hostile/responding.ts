import { createClient, type ClientSettings } from '@/api/client'
import { contract, type CallName } from '@/contract'

/** Connects to a host that responds to one call with this JSON, whatever was sent. */
export const responding = (call: CallName, response: unknown) => (settings: ClientSettings) =>
  createClient({
    ...settings,
    fetch: async (...request) =>
      new Request(...request).url.includes(contract[call].path) ? Response.json(response) : settings.fetch(...request),
  })
