import {
  isJsonObject,
  markers as commonMarkers,
  readCommon,
  requireContent,
  readSuccessMessage,
  getRefusalText,
  type SuccessMarker,
} from '@/wire/contract/markers'
import { toText } from '@/wire/contract/php'

/** The markers in use (docs/host.md#success-markers). */
export const markers = {
  ...commonMarkers,
  /** Only `{message: 'Logged out successfully'}` is a success; any other message is not. */
  loggedOut: {
    succeeded: { message: 'Logged out successfully' },
    refused: (message) => ({ message }),
    read: (body) =>
      isJsonObject(body) && body.message === 'Logged out successfully' ? { ok: true } : readSuccessMessage(body),
  },
  /** `{criteria: name}`; the word Error anywhere is a failure, also among debug lines before the JSON. */
  criteriaText: {
    succeeded: {},
    refused: (text) => ({ criteria: text.startsWith('Error') ? text : `Error: ${text}` }),
    read: requireContent((body) => {
      const common = readCommon(body)
      if (common !== 'unstated' && !common.ok) return common
      const text =
        typeof body === 'string' ? body : isJsonObject(body) ? toText(body.criteria ?? getRefusalText(body)) : ''
      const error = /Error:?\s*(.*)/s.exec(text)
      return error ? { ok: false, text: error[1] ?? '' } : { ok: true }
    }),
  },
} as const satisfies Record<string, SuccessMarker>
