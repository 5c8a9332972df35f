import { isYes } from './php'

/** What a response states about its own success: yes, no with a text, or nothing. */
export type StatedResult = { readonly ok: true } | { readonly ok: false; readonly text: string } | 'unstated'

type Body = Readonly<Record<string, unknown>>

/** How one call marks success and refusal: the bodies that hosts write, and how the client reads them. */
export interface SuccessMarker {
  readonly succeeded: Body
  readonly refused: (text: string) => Body
  readonly read: (body: unknown) => StatedResult
}

export const isJsonObject = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** Returns the text of a refusal. `detail` and `title` are those of a problem detail (RFC 9457), from modern hosts. */
function findRefusalText(body: Body): string {
  const { message, error, Error, detail, title } = body
  const refusalText = [message, error, Error, detail, title].find((text) => typeof text === 'string' && text !== '')
  return typeof refusalText === 'string' ? refusalText : ''
}

/** Returns the text of a refusal that the call's marker does not recognise; empty if there is none. */
export const getRefusalText = (body: unknown): string =>
  isJsonObject(body) ? findRefusalText(body) : typeof body === 'string' ? body : ''

/** Reads `status`, else `success`, else an `error` text. */
export function readCommon(body: unknown): StatedResult {
  if (!isJsonObject(body)) return 'unstated'
  const flag = body.status ?? body.success
  // An object or a list states neither yes nor no.
  if (flag !== undefined && typeof flag !== 'object')
    return isYes(flag) ? { ok: true } : { ok: false, text: findRefusalText(body) }
  const error = body.error ?? body.Error
  return error === undefined || error === null || error === '' || error === false
    ? 'unstated'
    : { ok: false, text: findRefusalText(body) }
}

/** For records, and for calls without a mark of success: an object that does not refuse is a success. */
function readUnlessRefused(body: unknown): StatedResult {
  const outcome = readCommon(body)
  return outcome === 'unstated' && typeof body !== 'string' ? { ok: true } : outcome
}

/** For calls whose success is a message: any other message is a refusal. */
export function readSuccessMessage(body: unknown): StatedResult {
  const outcome = readCommon(body)
  if (outcome !== 'unstated' && !outcome.ok) return outcome
  const text = isJsonObject(body) ? findRefusalText(body) : ''
  return text === '' ? 'unstated' : { ok: false, text }
}

/** An upload that returns `{}` or `[]` lost its files: a host names at least what it stored. */
export const requireContent =
  (read: SuccessMarker['read']): SuccessMarker['read'] =>
  (body) =>
    typeof body === 'object' && Object.keys(body ?? {}).length === 0 ? 'unstated' : read(body)

/** Reads one text per file. A refused file has a text that starts with `Error`, beside an overall success. */
function readPerFile(body: unknown): StatedResult {
  const refusals = Object.entries(isJsonObject(body) ? body : {}).flatMap(([name, text]) =>
    typeof text === 'string' && text.startsWith('Error') ? [`${name}: ${text.replace(/^Error:?\s*/, '')}`] : [],
  )
  return refusals.length > 0 ? { ok: false, text: refusals.join('\n') } : readUnlessRefused(body)
}

/** Markers of common hosts, by what a success looks like (docs/host.md#success-markers). */
export const markers = {
  /** `{status: true}` or `{status: false, message}`. */
  statusTrue: {
    succeeded: { status: true },
    refused: (message) => ({ status: false, message }),
    read: readCommon,
  },
  /** `{status: 'success'}` or `{status: 'error', message}`. */
  statusSuccess: {
    succeeded: { status: 'success' },
    refused: (message) => ({ status: 'error', message }),
    read: readCommon,
  },
  /** `{success: true}` or `{success: false, message}`. */
  successTrue: {
    succeeded: { success: true },
    refused: (message) => ({ success: false, message }),
    read: readCommon,
  },
  /** `{success: true}` or `{success: false, error}`. */
  successOrError: {
    succeeded: { success: true },
    refused: (error) => ({ success: false, error }),
    read: readCommon,
  },
  /** Like `statusSuccess`, but some hosts omit the mark. */
  statusSuccessOrSilent: {
    succeeded: { status: 'success' },
    refused: (message) => ({ status: 'error', message }),
    read: requireContent(readUnlessRefused),
  },
  /** `{status: 'success'}` with one text per file. */
  statusSuccessPerFile: {
    succeeded: { status: 'success' },
    refused: (message) => ({ status: 'error', message }),
    read: (body) => {
      const files = readPerFile(body)
      return files !== 'unstated' && !files.ok ? files : readCommon(body)
    },
  },
  /** One text per file name and no mark at all. */
  perFile: {
    succeeded: {},
    refused: (Error) => ({ Error }),
    read: requireContent(readPerFile),
  },
  /** A message without a flag is a success only if it contains "success". */
  messageOnly: {
    succeeded: {},
    refused: (message) => ({ message }),
    read: (body) => {
      const flagged = readCommon(body)
      if (flagged !== 'unstated' || !isJsonObject(body)) return flagged
      return /\bsuccess/i.test(findRefusalText(body)) ? { ok: true } : readSuccessMessage(body)
    },
  },
  /** Records and lists have no mark of success; a refusal is `{status: 'error', message}`. */
  records: {
    succeeded: {},
    refused: (message) => ({ status: 'error', message }),
    read: readUnlessRefused,
  },
  /** Records whose refusal is `{success: false, message}`. */
  recordsOrFailure: {
    succeeded: {},
    refused: (message) => ({ success: false, message }),
    read: readUnlessRefused,
  },
  /** Records whose refusal is `{error}`. */
  recordsOrError: {
    succeeded: {},
    refused: (error) => ({ error }),
    read: readUnlessRefused,
  },
} as const satisfies Record<string, SuccessMarker>
