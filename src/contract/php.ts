import {
  readStatus,
  readToldStatus,
  STATUS_CODES,
  statusLabel,
  type DecisionCode,
  type Status,
  type ToldStatus,
} from '@/domain/status'
import { z } from './zod'

/**
 * Every habit of the PHP host, each with a name (wire 1.1 to 1.5). A codec decodes all the shapes a host is
 * known to write and encodes the one shape a prepared statement would give; the mock's dialect turns that
 * into the texts of a plain query.
 */

const scalar = z.union([z.string(), z.number(), z.boolean()])
/** A key may be missing altogether: only `optional` tells an object that, a union with undefined does not. */
const scalarOrNothing = scalar.nullish()

const isNumeric = (text: string) => /^-?\d+(\.\d+)?$/.test(text)
const asPhpNumber = (text: string) => (isNumeric(text) ? Number(text) : text)

/** An id, compared and kept as text; MySQL gives `12`, a plain query `"12"` (settled "Ids"). */
export const phpId = z.codec(z.union([z.string().min(1), z.number()]), z.string(), {
  decode: (written) => String(written),
  encode: asPhpNumber,
})

/** An id in a request: sent as the text it was received as. */
export const sentId = z.codec(z.union([z.string().min(1), z.number()]), z.string(), {
  decode: (written) => String(written),
  encode: (id) => id,
})

/** A text column; null, a missing key and a number are read as text too. */
export const phpText = z.codec(scalarOrNothing, z.string(), {
  decode: (written) => (written === null || written === undefined ? '' : String(written)),
  encode: (text) => text,
})

/** A text column whose absence means something: `''`, null and a missing key become null. */
export const phpOptionalText = z.codec(scalarOrNothing, z.string().nullable(), {
  decode: (written) => (written === null || written === undefined || written === '' ? null : String(written)),
  encode: (text) => text,
})

/** Yes or no kept as 0 or 1. `"0"` is a no, although JavaScript finds it true (wire 1.3). */
export const phpFlag = z.codec(scalarOrNothing, z.boolean(), {
  decode: (written) => isYes(written),
  encode: (flag) => (flag ? 1 : 0),
})

/** A real JSON boolean, as json_encode writes it; the other spellings of yes are read too. */
export const phpBoolean = z.codec(scalarOrNothing, z.boolean(), {
  decode: (written) => isYes(written),
  encode: (flag) => flag,
})

/** A yes/no answer of the form: `yes` or `no` in a draft, 1 or 0 once submitted (wire 2.4). */
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
 * A MySQL date, with or without a time, as the host's clock had it: `YYYY-MM-DD` or `YYYY-MM-DD HH:MM[:SS]`.
 * Empty, null and MySQL's zero date mean that there is none.
 */
export const phpDate = z.codec(scalarOrNothing, z.string().nullable(), { decode: dateOf, encode: (date) => date })

/** A day, `YYYY-MM-DD`: a column that holds a time as well puts a midnight behind it, which no date input takes. */
export const phpDay = z.codec(scalarOrNothing, z.string().nullable(), {
  decode: (written) => dateOf(written)?.split(' ')[0] ?? null,
  encode: (day) => day,
})

const statusOf = (written: z.output<typeof scalarOrNothing>): Status =>
  readStatus(typeof written === 'boolean' ? null : written)

/** Status as code or word, number or text (settled "Status"). */
export const phpStatus = z.codec(scalarOrNothing, z.enum([...STATUS_CODES, 'unknown']), {
  decode: statusOf,
  encode: (status) => (status === 'unknown' ? 'Pending' : Number(status)),
})

/** The same with whether it was a word, for a list that is joined with others: some words stand for several codes. */
export const phpToldStatus = z.codec(scalarOrNothing, z.custom<ToldStatus>(), {
  decode: (written) => readToldStatus(typeof written === 'boolean' ? null : written),
  encode: ({ status, inWords }) => (inWords || status === 'unknown' ? statusLabel(status) : Number(status)),
})

/** What HOD or Dean decided: 3.1, 3.2 or nothing yet. Written as a status is, and read as one. */
export const phpDecision = z.codec(scalarOrNothing, z.enum(['3.1', '3.2']).nullable(), {
  decode: (written): DecisionCode | null => {
    const status = statusOf(written)
    return status === '3.1' || status === '3.2' ? status : null
  },
  encode: (decision) => (decision === null ? null : Number(decision)),
})

/** The decision on a budget; null before the first save is Pending (wire 8, trap 10). */
export const phpBudgetDecision = z.codec(scalarOrNothing, z.enum(['Pending', 'Approved', 'Rejected']), {
  decode: (written) => (written === 'Approved' || written === 'Rejected' ? written : 'Pending'),
  encode: (decision) => decision,
})

/** A list; a host that has nothing to list may say null. */
export const phpList = <Row extends z.ZodType>(row: Row) =>
  z.codec(z.union([z.array(row), z.null()]), z.array(z.custom<z.output<Row>>()), {
    decode: (rows) => rows ?? [],
    // The inner array encodes each row on its way out; here it is only handed on.
    encode: (rows) => rows as never,
  })

/** One record or none: an unknown id is answered with `[]`, null or false (wire 2.7). */
export const phpFound = <Record extends z.ZodType>(record: Record) =>
  z.codec(z.union([record, z.array(z.never()), z.null(), z.literal(false)]), z.custom<z.output<Record> | null>(), {
    decode: (found) => (found === null || found === false || Array.isArray(found) ? null : found),
    encode: (found) => (found === null ? [] : found) as never,
  })

/** A document as it travels: its bytes and the name the host gives it, if it gives one. */
export interface HostFile {
  readonly blob: Blob
  readonly name: string | null
}

export const phpFile = z.custom<HostFile>((value) => value instanceof Object && 'blob' in value)

/** A file in a multipart request. */
export const sentFile = z.custom<File>((value) => value instanceof Blob, 'a file is expected')

const textOf = (written: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof written) ? String(written) : ''

/** `true`, `1`, `"1"`, `"true"` and `"success"` mean yes; everything else is no (settled "Success markers"). */
export const isYes = (written: unknown): boolean =>
  written === true || ['1', 'true', 'success'].includes(textOf(written).trim().toLowerCase())

/** What a reply says about its own success: yes, no with a text, or nothing at all. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly text: string } | 'unsaid'

type Body = Readonly<Record<string, unknown>>

/** How one call tells success from refusal: how a host writes both, and how the client reads a body. */
export interface SuccessMarker {
  readonly succeeded: Body
  readonly refused: (text: string) => Body
  readonly read: (body: unknown) => Outcome
}

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null && !Array.isArray(body)

function wordsOf(body: Body): string {
  const words = [body.message, body.error, body.Error].find((text) => typeof text === 'string' && text !== '')
  return typeof words === 'string' ? words : ''
}

/** The common reader: `status`, else `success`, else an `error` text (wire 1.4). */
function readCommon(body: unknown): Outcome {
  if (!isBody(body)) return 'unsaid'
  const verdict = body.status ?? body.success
  if (verdict !== undefined) return isYes(verdict) ? { ok: true } : { ok: false, text: wordsOf(body) }
  const error = body.error ?? body.Error
  return error === undefined || error === null || error === '' || error === false
    ? 'unsaid'
    : { ok: false, text: wordsOf(body) }
}

/** For records, and for calls whose success nobody marks: an object that does not refuse has agreed. */
function silenceIsConsent(body: unknown): Outcome {
  const outcome = readCommon(body)
  return outcome === 'unsaid' && typeof body !== 'string' ? { ok: true } : outcome
}

/** An upload that is answered by `{}` or `[]` was not seen: of what it took, a host says at least the name. */
const readUpload =
  (read: SuccessMarker['read']): SuccessMarker['read'] =>
  (body) =>
    typeof body === 'object' && Object.keys(body ?? {}).length === 0 ? 'unsaid' : read(body)

/** Several files in one call: any of them may be refused with a text starting `Error` beside a success (wire 2.4). */
function readPerFile(body: unknown): Outcome {
  const refused = Object.entries(isBody(body) ? body : {}).flatMap(([name, text]) =>
    typeof text === 'string' && text.startsWith('Error') ? [`${name}: ${text.replace(/^Error:?\s*/, '')}`] : [],
  )
  return refused.length > 0 ? { ok: false, text: refused.join('\n') } : silenceIsConsent(body)
}

/** The markers in use, by what a success looks like (wire 1.4). */
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
  /** As `statusSuccess`, but hosts were seen to leave the mark out: budgets. */
  statusSuccessOrSilent: {
    succeeded: { status: 'success' },
    refused: (message) => ({ status: 'error', message }),
    read: readUpload(silenceIsConsent),
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
  /** Only `{message: 'Logged out successfully'}` is a success; any other message is not (spec 8). */
  loggedOut: {
    succeeded: { message: 'Logged out successfully' },
    refused: (message) => ({ message }),
    read: (body) =>
      isBody(body) && body.message === 'Logged out successfully'
        ? { ok: true }
        : { ok: false, text: isBody(body) ? wordsOf(body) : '' },
  },
  /** A message and no flag: only one that speaks of success is a success, granting and denying (wire 2.6). */
  messageOnly: {
    succeeded: {},
    refused: (message) => ({ message }),
    read: (body) => {
      const flagged = readCommon(body)
      if (flagged !== 'unsaid' || !isBody(body)) return flagged
      const text = wordsOf(body)
      return /\bsuccess/i.test(text) ? { ok: true } : { ok: false, text }
    },
  },
  /** `{criteria: name}`; the word Error anywhere is a failure, whatever was printed before it (wire 2.6). */
  criteriaText: {
    succeeded: {},
    refused: (text) => ({ criteria: text.startsWith('Error') ? text : `Error: ${text}` }),
    read: readUpload((body) => {
      const text = typeof body === 'string' ? body : isBody(body) ? textOf(body.criteria ?? wordsOf(body)) : ''
      const error = /Error:?\s*(.*)/s.exec(text)
      return error ? { ok: false, text: error[1] ?? '' } : { ok: true }
    }),
  },
  /** Records and lists: silence is consent, a refusal is `{status: 'error', message}`. */
  records: {
    succeeded: {},
    refused: (message) => ({ status: 'error', message }),
    read: silenceIsConsent,
  },
  /** Records whose refusal is `{success: false, message}`: SubmittedGrants. */
  recordsOrFailure: {
    succeeded: {},
    refused: (message) => ({ success: false, message }),
    read: silenceIsConsent,
  },
  /** Records whose refusal is `{error}`: profile, details, departments, downloads. */
  recordsOrError: {
    succeeded: {},
    refused: (error) => ({ error }),
    read: silenceIsConsent,
  },
} as const satisfies Record<string, SuccessMarker>

/** What was found in a reply's text: the JSON, and whether something was printed around it. */
export type ReadBody = { readonly json: unknown; readonly noise: boolean } | { readonly text: string }

function parse(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return null
  }
}

/** A notice can hold a bracket or two; a page of HTML can hold thousands, and no JSON. */
const MOST_STARTS_TRIED = 64

/**
 * Reads a body as PHP writes it: a byte order mark and blank lines first, and notices or debug lines printed
 * before the JSON (wire 1.1). What holds no JSON is given back as the text it is.
 */
export function readBody(written: string): ReadBody {
  const text = written.replace(/^\uFEFF/, '').trim()
  const whole = parse(text)
  if (whole) return { json: whole.json, noise: false }
  let tried = 0
  for (const start of text.matchAll(/[{[]/g)) {
    if (++tried > MOST_STARTS_TRIED) break
    const found = parse(text.slice(start.index))
    if (found && typeof found.json === 'object') return { json: found.json, noise: true }
  }
  return { text }
}
