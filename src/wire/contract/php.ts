import { z } from '@/lib/zod'

/**
 * Codecs for the habits of the PHP host (docs/host.md#habits-in-replies). Each decodes every shape that hosts write,
 * and encodes the one of a prepared statement. The mock's dialect turns that into the texts of a plain query.
 */

/** A key may be missing. Zod allows that only for `optional`, not for a union with undefined. */
export const optionalScalar = z.optional(z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Keeps a text such as `007`, which would not survive the conversion to a number. */
const toPhpNumber = (text: string) =>
  String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text

/** An id, as text: a prepared statement gives `12`, a plain query `"12"`. */
export const phpId = z.codec(z.union([z.string().check(z.minLength(1)), z.number()]), z.string(), {
  decode: (value) => String(value),
  encode: toPhpNumber,
})

/** An id in a request, sent as text. */
export const sentId = z.codec(z.union([z.string().check(z.minLength(1)), z.number()]), z.string(), {
  decode: (value) => String(value),
  encode: (id) => id,
})

/** A text column; null, a missing key and a number are read as text too. */
export const phpText = z.codec(optionalScalar, z.string(), {
  decode: (value) => (value === null || value === undefined ? '' : String(value)),
  encode: (text) => text,
})

/** A text column whose absence means something: `''`, null and a missing key become null. */
export const phpOptionalText = z.codec(optionalScalar, z.nullable(z.string()), {
  decode: (value) => (value === null || value === undefined || value === '' ? null : String(value)),
  encode: (text) => text,
})

/** Yes or no, stored as 1 or 0. `"0"` is a no, although it is truthy in JavaScript. */
export const phpFlag = z.codec(optionalScalar, z.boolean(), {
  decode: (value) => isYes(value),
  encode: (flag) => (flag ? 1 : 0),
})

/** A real JSON boolean, as json_encode writes it; the other spellings of yes are read too. */
export const phpBoolean = z.codec(optionalScalar, z.boolean(), {
  decode: (value) => isYes(value),
  encode: (flag) => flag,
})

/** A yes/no field of the form: `yes` or `no` in a draft, 1 or 0 once submitted. */
export const phpYesNo = z.codec(optionalScalar, z.enum(['yes', 'no', '']), {
  decode: (value) => {
    const text = String(value ?? '')
      .trim()
      .toLowerCase()
    if (text === '') return ''
    return text === 'yes' || isYes(text) ? 'yes' : 'no'
  },
  encode: (value) => (value === '' ? '' : value === 'yes' ? 1 : 0),
})

function parseDate(value: z.output<typeof optionalScalar>): string | null {
  const text = String(value ?? '').trim()
  return text === '' || text.startsWith('0000-00-00') ? null : text.replace('T', ' ')
}

/**
 * A MySQL date, with or without a time, by the host's clock: `YYYY-MM-DD` or `YYYY-MM-DD HH:MM[:SS]`. Empty, null and
 * MySQL's zero date mean that there is none.
 */
export const phpDate = z.codec(optionalScalar, z.nullable(z.string()), { decode: parseDate, encode: (date) => date })

/** A day, `YYYY-MM-DD`. A column with a time appends midnight, which a date input does not accept. */
export const phpDay = z.codec(optionalScalar, z.nullable(z.string()), {
  decode: (value) => parseDate(value)?.split(' ')[0] ?? null,
  encode: (day) => day,
})

/** A list. A host may send null instead of an empty one. */
export const phpList = <Row extends z.ZodMiniType>(row: Row) =>
  z.codec(z.union([z.array(row), z.null()]), z.custom<z.output<Row>[]>(Array.isArray), {
    decode: (rows) => rows ?? [],
    // The inner array encodes each row.
    encode: (rows) => rows as never,
  })

/** One record or none. Hosts send `[]`, null or false for an unknown id. */
export const phpOptionalRecord = <Record extends z.ZodMiniType>(record: Record) =>
  z.codec(z.union([record, z.array(z.never()), z.null(), z.literal(false)]), z.custom<z.output<Record> | null>(), {
    decode: (record) => (record === null || record === false || Array.isArray(record) ? null : record),
    encode: (record) => (record === null ? [] : record) as never,
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

export const toText = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''

/** `true`, `1`, `"1"`, `"true"` and `"success"` mean yes; everything else is no. */
export const isYes = (value: unknown): boolean =>
  value === true || ['1', 'true', 'success'].includes(toText(value).trim().toLowerCase())
