import { readStatus, readListedStatus, type ListedStatus } from '@/domain/status/listed-status'
import { STATUS, STATUS_CODES, statusLabel, type DecisionCode, type Status } from '@/domain/status/status'
import { z } from '@/lib/zod'

/**
 * Codecs for the habits of the PHP host (docs/host.md#habits-in-replies). Each decodes every shape that hosts write,
 * and encodes the one of a prepared statement. The mock's dialect turns that into the texts of a plain query.
 */

/** A key may be missing. Zod allows that only for `optional`, not for a union with undefined. */
const scalarOrNothing = z.optional(z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Keeps a text such as `007`, which would not survive the conversion to a number. */
const asPhpNumber = (text: string) =>
  String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text

/** An id, as text: a prepared statement gives `12`, a plain query `"12"`. */
export const phpId = z.codec(z.union([z.string().check(z.minLength(1)), z.number()]), z.string(), {
  decode: (written) => String(written),
  encode: asPhpNumber,
})

/** An id in a request, sent as text. */
export const sentId = z.codec(z.union([z.string().check(z.minLength(1)), z.number()]), z.string(), {
  decode: (written) => String(written),
  encode: (id) => id,
})

/** A text column; null, a missing key and a number are read as text too. */
export const phpText = z.codec(scalarOrNothing, z.string(), {
  decode: (written) => (written === null || written === undefined ? '' : String(written)),
  encode: (text) => text,
})

/** A text column whose absence means something: `''`, null and a missing key become null. */
export const phpOptionalText = z.codec(scalarOrNothing, z.nullable(z.string()), {
  decode: (written) => (written === null || written === undefined || written === '' ? null : String(written)),
  encode: (text) => text,
})

/** Yes or no, stored as 1 or 0. `"0"` is a no, although it is truthy in JavaScript. */
export const phpFlag = z.codec(scalarOrNothing, z.boolean(), {
  decode: (written) => isYes(written),
  encode: (flag) => (flag ? 1 : 0),
})

/** A real JSON boolean, as json_encode writes it; the other spellings of yes are read too. */
export const phpBoolean = z.codec(scalarOrNothing, z.boolean(), {
  decode: (written) => isYes(written),
  encode: (flag) => flag,
})

/** A yes/no field of the form: `yes` or `no` in a draft, 1 or 0 once submitted. */
export const phpYesNo = z.codec(scalarOrNothing, z.enum(['yes', 'no', '']), {
  decode: (written) => {
    const text = String(written ?? '')
      .trim()
      .toLowerCase()
    if (text === '') return ''
    return text === 'yes' || isYes(text) ? 'yes' : 'no'
  },
  encode: (answer) => (answer === '' ? '' : answer === 'yes' ? 1 : 0),
})

function dateOf(written: z.output<typeof scalarOrNothing>): string | null {
  const text = String(written ?? '').trim()
  return text === '' || text.startsWith('0000-00-00') ? null : text.replace('T', ' ')
}

/**
 * A MySQL date, with or without a time, by the host's clock: `YYYY-MM-DD` or `YYYY-MM-DD HH:MM[:SS]`. Empty, null and
 * MySQL's zero date mean that there is none.
 */
export const phpDate = z.codec(scalarOrNothing, z.nullable(z.string()), { decode: dateOf, encode: (date) => date })

/** A day, `YYYY-MM-DD`. A column with a time appends midnight, which a date input does not accept. */
export const phpDay = z.codec(scalarOrNothing, z.nullable(z.string()), {
  decode: (written) => dateOf(written)?.split(' ')[0] ?? null,
  encode: (day) => day,
})

const statusOf = (written: z.output<typeof scalarOrNothing>): Status =>
  readStatus(typeof written === 'boolean' ? null : written)

/** Status as code or word, number or text. */
export const phpStatus = z.codec(scalarOrNothing, z.enum([...STATUS_CODES, 'unknown']), {
  decode: statusOf,
  encode: (status) => (status === 'unknown' ? 'Pending' : Number(status)),
})

/** A status, and whether it was a word. A word can mean several codes, so a code from another list takes precedence. */
export const phpListedStatus = z.codec(scalarOrNothing, z.custom<ListedStatus>(), {
  decode: (written) => readListedStatus(typeof written === 'boolean' ? null : written),
  encode: ({ status, inWords }) => (inWords || status === 'unknown' ? statusLabel(status) : Number(status)),
})

/** The decision of HOD or Dean: 3.1, 3.2, or null for none yet. Written in the same shapes as a status. */
export const phpDecision = z.codec(scalarOrNothing, z.nullable(z.enum([STATUS.approved, STATUS.notApproved])), {
  decode: (written): DecisionCode | null => {
    const status = statusOf(written)
    return status === STATUS.approved || status === STATUS.notApproved ? status : null
  },
  encode: (decision) => (decision === null ? null : Number(decision)),
})

/** The decision on a budget. Null means Pending: no decision was saved yet. */
export const phpBudgetDecision = z.codec(scalarOrNothing, z.enum(['Pending', 'Approved', 'Rejected']), {
  decode: (written) => (written === 'Approved' || written === 'Rejected' ? written : 'Pending'),
  encode: (decision) => decision,
})

/** A list. A host may send null instead of an empty one. */
export const phpList = <Row extends z.ZodMiniType>(row: Row) =>
  z.codec(z.union([z.array(row), z.null()]), z.custom<z.output<Row>[]>(Array.isArray), {
    decode: (rows) => rows ?? [],
    // The inner array encodes each row.
    encode: (rows) => rows as never,
  })

/** One record or none. Hosts send `[]`, null or false for an unknown id. */
export const phpFound = <Record extends z.ZodMiniType>(record: Record) =>
  z.codec(z.union([record, z.array(z.never()), z.null(), z.literal(false)]), z.custom<z.output<Record> | null>(), {
    decode: (found) => (found === null || found === false || Array.isArray(found) ? null : found),
    encode: (found) => (found === null ? [] : found) as never,
  })

/** A downloaded document. `name` is null if the host sends none. */
export interface HostFile {
  readonly blob: Blob
  readonly name: string | null
}

/** A document, as its bytes. */
export const phpFile = z.custom<HostFile>((value) => value instanceof Object && 'blob' in value)

/** A file in a multipart request. */
export const sentFile = z.custom<File>((value) => value instanceof Blob, 'a file is expected')

const textOf = (written: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof written) ? String(written) : ''

/** `true`, `1`, `"1"`, `"true"` and `"success"` mean yes; everything else is no. */
export const isYes = (written: unknown): boolean =>
  written === true || ['1', 'true', 'success'].includes(textOf(written).trim().toLowerCase())

/** What a reply states about its own success: yes, no with a text, or nothing. */
export type StatedResult = { readonly ok: true } | { readonly ok: false; readonly text: string } | 'unsaid'

type Body = Readonly<Record<string, unknown>>

/** How one call marks success and refusal: the bodies that hosts write, and how the client reads them. */
export interface SuccessMarker {
  readonly succeeded: Body
  readonly refused: (text: string) => Body
  readonly read: (body: unknown) => StatedResult
}

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null && !Array.isArray(body)

/** Returns the text of a refusal. `detail` and `title` are those of a problem detail (RFC 9457), from modern hosts. */
function wordsOf(body: Body): string {
  const { message, error, Error, detail, title } = body
  const words = [message, error, Error, detail, title].find((text) => typeof text === 'string' && text !== '')
  return typeof words === 'string' ? words : ''
}

/** Returns the text of a refusal that the call's marker does not recognise; empty if there is none. */
export const wordsIn = (body: unknown): string => (isBody(body) ? wordsOf(body) : typeof body === 'string' ? body : '')

/** Reads `status`, else `success`, else an `error` text. */
function readCommon(body: unknown): StatedResult {
  if (!isBody(body)) return 'unsaid'
  const verdict = body.status ?? body.success
  // An object or a list states neither yes nor no.
  if (verdict !== undefined && typeof verdict !== 'object')
    return isYes(verdict) ? { ok: true } : { ok: false, text: wordsOf(body) }
  const error = body.error ?? body.Error
  return error === undefined || error === null || error === '' || error === false
    ? 'unsaid'
    : { ok: false, text: wordsOf(body) }
}

/** For records, and for calls without a mark of success: an object that does not refuse is a success. */
function readUnlessRefused(body: unknown): StatedResult {
  const outcome = readCommon(body)
  return outcome === 'unsaid' && typeof body !== 'string' ? { ok: true } : outcome
}

/** For calls whose success is a message: any other message is a refusal. */
function refusedByWords(body: unknown): StatedResult {
  const outcome = readCommon(body)
  if (outcome !== 'unsaid' && !outcome.ok) return outcome
  const text = isBody(body) ? wordsOf(body) : ''
  return text === '' ? 'unsaid' : { ok: false, text }
}

/** An upload that returns `{}` or `[]` lost its files: a host names at least what it stored. */
const readUpload =
  (read: SuccessMarker['read']): SuccessMarker['read'] =>
  (body) =>
    typeof body === 'object' && Object.keys(body ?? {}).length === 0 ? 'unsaid' : read(body)

/** Reads one text per file. A refused file has a text that starts with `Error`, beside an overall success. */
function readPerFile(body: unknown): StatedResult {
  const refused = Object.entries(isBody(body) ? body : {}).flatMap(([name, text]) =>
    typeof text === 'string' && text.startsWith('Error') ? [`${name}: ${text.replace(/^Error:?\s*/, '')}`] : [],
  )
  return refused.length > 0 ? { ok: false, text: refused.join('\n') } : readUnlessRefused(body)
}

/** The markers in use, by what a success looks like (docs/host.md#success-markers). */
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
  /** `{success: true}` or `{success: false, error}`: HOD and Dean. */
  successOrError: {
    succeeded: { success: true },
    refused: (error) => ({ success: false, error }),
    read: readCommon,
  },
  /** Like `statusSuccess`, but some hosts omit the mark: budgets. */
  statusSuccessOrSilent: {
    succeeded: { status: 'success' },
    refused: (message) => ({ status: 'error', message }),
    read: readUpload(readUnlessRefused),
  },
  /** `{status: 'success'}` with one text per file: the four PDFs. */
  statusSuccessPerFile: {
    succeeded: { status: 'success' },
    refused: (message) => ({ status: 'error', message }),
    read: (body) => {
      const files = readPerFile(body)
      return files !== 'unsaid' && !files.ok ? files : readCommon(body)
    },
  },
  /** One text per file name and no mark at all: progress reports. */
  perFile: {
    succeeded: {},
    refused: (Error) => ({ Error }),
    read: readUpload(readPerFile),
  },
  /** Only `{message: 'Logged out successfully'}` is a success; any other message is not. */
  loggedOut: {
    succeeded: { message: 'Logged out successfully' },
    refused: (message) => ({ message }),
    read: (body) => (isBody(body) && body.message === 'Logged out successfully' ? { ok: true } : refusedByWords(body)),
  },
  /** A message without a flag is a success only if it contains "success": granting and denying. */
  messageOnly: {
    succeeded: {},
    refused: (message) => ({ message }),
    read: (body) => {
      const flagged = readCommon(body)
      if (flagged !== 'unsaid' || !isBody(body)) return flagged
      return /\bsuccess/i.test(wordsOf(body)) ? { ok: true } : refusedByWords(body)
    },
  },
  /** `{criteria: name}`; the word Error anywhere is a failure, also among debug lines before the JSON. */
  criteriaText: {
    succeeded: {},
    refused: (text) => ({ criteria: text.startsWith('Error') ? text : `Error: ${text}` }),
    read: readUpload((body) => {
      const common = readCommon(body)
      if (common !== 'unsaid' && !common.ok) return common
      const text = typeof body === 'string' ? body : isBody(body) ? textOf(body.criteria ?? wordsOf(body)) : ''
      const error = /Error:?\s*(.*)/s.exec(text)
      return error ? { ok: false, text: error[1] ?? '' } : { ok: true }
    }),
  },
  /** Records and lists have no mark of success; a refusal is `{status: 'error', message}`. */
  records: {
    succeeded: {},
    refused: (message) => ({ status: 'error', message }),
    read: readUnlessRefused,
  },
  /** Records whose refusal is `{success: false, message}`: SubmittedGrants. */
  recordsOrFailure: {
    succeeded: {},
    refused: (message) => ({ success: false, message }),
    read: readUnlessRefused,
  },
  /** Records whose refusal is `{error}`: profile, details, departments, downloads. */
  recordsOrError: {
    succeeded: {},
    refused: (error) => ({ error }),
    read: readUnlessRefused,
  },
} as const satisfies Record<string, SuccessMarker>

/** A parsed body: JSON, with `noise` if something was printed around it, or else plain text. */
export type ReadBody = { readonly json: unknown; readonly noise: boolean } | { readonly text: string }

function parse(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return null
  }
}

/** Brackets tried as the start of the JSON. A PHP notice has a few; an HTML page may have thousands and no JSON. */
const MOST_STARTS_TRIED = 64

/** The start of an object. A JSON string has no line breaks. */
const OBJECT = /\{\s*"(?:[^"\\\n]|\\.)*"\s*:/

/** Brackets that may start the JSON. `var_dump` prints `array(0) {}` for an empty list. */
const STARTS = /(?<!\barray\(\d+\) )[{[]/g

/**
 * Parses the JSON in a body after a byte order mark, blank lines, notices or debug lines. Returns text if there is
 * none. Ignores brackets after the start of an object: they belong to truncated JSON, or to a dump printed after it.
 */
export function readBody(written: string): ReadBody {
  const text = written.replace(/^\uFEFF/, '').trim()
  const whole = parse(text)
  if (whole) return { json: whole.json, noise: false }
  const object = text.search(OBJECT)
  let tried = 0
  for (const start of text.matchAll(STARTS)) {
    if (++tried > MOST_STARTS_TRIED || (object >= 0 && start.index > object)) break
    const found = parse(text.slice(start.index))
    if (found && typeof found.json === 'object') return { json: found.json, noise: true }
  }
  return { text }
}
