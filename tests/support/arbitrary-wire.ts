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
const anyScalar = fc.oneof(
  anyText,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
)

const anyId = fc.oneof(fc.integer(), fc.stringMatching(/^\d{1,20}$/), anyText).filter((id) => id !== '')

const anyDate = fc.constantFrom(
  '2026-11-30',
  '2026-11-30 16:00',
  '2026-11-30T16:00:59',
  '0000-00-00 00:00:00',
  '2024-02-29',
)
const anyStatus = fc.constantFrom<string | number>(
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
const COLUMN_VALUES: ReadonlyMap<z.core.$ZodType, fc.Arbitrary<unknown>> = new Map<
  z.core.$ZodType,
  fc.Arbitrary<unknown>
>([
  [php.phpId, anyId],
  [php.sentId, anyId],
  [php.phpDate, fc.oneof(anyDate, anyScalar)],
  [php.phpDay, fc.oneof(anyDate, anyScalar)],
  [codecs.phpStatus, fc.oneof(anyStatus, anyScalar)],
  [codecs.phpListedStatus, fc.oneof(anyStatus, anyScalar)],
  [codecs.phpDecision, fc.oneof(anyStatus, anyScalar)],
  [php.sentFile, fc.uint8Array().map((bytes) => new File([bytes], 'file.pdf'))],
])

/**
 * Generates JSON that fits a schema of the contract, as a host may write it.
 * @param minLength the minimum length of each list
 */
export function arbitraryWireValue(schema: z.core.$ZodType, minLength = 0): fc.Arbitrary<unknown> {
  const generate = (part: z.core.$ZodType) => arbitraryWireValue(part, minLength)
  const columnValues = COLUMN_VALUES.get(schema)
  if (columnValues) return columnValues
  if (schema instanceof z.ZodMiniCodec) return generate(schema.def.in)
  if (schema instanceof z.ZodMiniOptional) return fc.option(generate(schema.def.innerType), { nil: undefined })
  if (schema instanceof z.ZodMiniUnion) return fc.oneof(...schema.def.options.map(generate))
  if (schema instanceof z.ZodMiniArray && schema.def.element instanceof z.ZodMiniNever) return fc.constant([])
  if (schema instanceof z.ZodMiniArray) return fc.array(generate(schema.def.element), { minLength, maxLength: 3 })
  if (schema instanceof z.ZodMiniRecord) return fc.dictionary(anyText, generate(schema.def.valueType), { maxKeys: 3 })
  if (schema instanceof z.ZodMiniObject)
    return fc.record(Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, generate(part)])))
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values)
  if (schema instanceof z.ZodMiniString) return anyText
  if (schema instanceof z.ZodMiniNumber) return fc.integer()
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean()
  if (schema instanceof z.ZodMiniNull) return fc.constant(null)
  throw new Error(`No generator for a schema of the type ${schema._zod.def.type}`)
}
