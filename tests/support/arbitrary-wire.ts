import fc from 'fast-check'
import * as codecs from '@/contract/codecs'
import * as php from '@/wire/contract/php'
import { z } from '@/lib/zod'

/** Any text, including property names of JavaScript, HTML and numbers as text. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '[object Object]', '</script>'),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '00',
    '007',
    '-0',
    '1e3',
    '1.0',
    '2.10',
    '12345678901234567890',
    '0x10',
    '\u0000',
    'a\uD800',
    '\uDC00',
  ),
)

/** Any single value that PHP may write. */
const scalar = fc.oneof(
  anyText,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
)

const anyId = fc.oneof(fc.integer(), fc.stringMatching(/^\d{1,20}$/), anyText).filter((id) => id !== '')

const date = fc.constantFrom(
  '2026-11-30',
  '2026-11-30 16:00',
  '2026-11-30T16:00:59',
  '0000-00-00 00:00:00',
  '2024-02-29',
)
const status = fc.constantFrom<string | number>(
  '1',
  1,
  '2.1',
  2.1,
  ' 5.2 ',
  'GRANTED',
  'shortlisted',
  '3.10',
  '4',
  'Deny',
)

/** Typical values of a column, mixed with any others. */
const LEAVES: ReadonlyMap<z.core.$ZodType, fc.Arbitrary<unknown>> = new Map<z.core.$ZodType, fc.Arbitrary<unknown>>([
  [php.phpId, anyId],
  [php.sentId, anyId],
  [php.phpDate, fc.oneof(date, scalar)],
  [php.phpDay, fc.oneof(date, scalar)],
  [codecs.phpStatus, fc.oneof(status, scalar)],
  [codecs.phpListedStatus, fc.oneof(status, scalar)],
  [codecs.phpDecision, fc.oneof(status, scalar)],
  [php.sentFile, fc.uint8Array().map((bytes) => new File([bytes], 'file.pdf'))],
])

/**
 * Generates JSON that fits a schema of the contract, as a host may write it.
 * @param least the minimum length of each list
 */
export function arbitraryWireValue(schema: z.core.$ZodType, least = 0): fc.Arbitrary<unknown> {
  const inner = (part: z.core.$ZodType) => arbitraryWireValue(part, least)
  const leaf = LEAVES.get(schema)
  if (leaf) return leaf
  if (schema instanceof z.ZodMiniCodec) return inner(schema.def.in)
  if (schema instanceof z.ZodMiniOptional) return fc.option(inner(schema.def.innerType), { nil: undefined })
  if (schema instanceof z.ZodMiniUnion) return fc.oneof(...schema.def.options.map(inner))
  if (schema instanceof z.ZodMiniArray && schema.def.element instanceof z.ZodMiniNever) return fc.constant([])
  if (schema instanceof z.ZodMiniArray) return fc.array(inner(schema.def.element), { minLength: least, maxLength: 3 })
  if (schema instanceof z.ZodMiniRecord) return fc.dictionary(anyText, inner(schema.def.valueType), { maxKeys: 3 })
  if (schema instanceof z.ZodMiniObject)
    return fc.record(Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, inner(part)])))
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values)
  if (schema instanceof z.ZodMiniString) return anyText
  if (schema instanceof z.ZodMiniNumber) return fc.integer()
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean()
  if (schema instanceof z.ZodMiniNull) return fc.constant(null)
  throw new Error(`Nothing says what a host may write for the type ${schema._zod.def.type}`)
}
