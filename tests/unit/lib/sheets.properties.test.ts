import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { toCsv } from '@/lib/csv'
import { toXlsx } from '@/lib/xlsx'
import { anyText } from '@tests/support/arbitrary-wire'

const formula = fc.constantFrom(
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '=HYPERLINK("http://x")',
  '=cmd|"/c x"!A1',
)
const text = fc.oneof(
  anyText,
  formula,
  fc.tuple(formula, anyText).map((parts) => parts.join('')),
)
const table = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })

test('no CSV cell starts a formula or breaks its line or quotes', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const csv = toCsv(rows).slice(1)
      const cells = [...csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)]
      expect(cells.map(([whole]) => whole).join('')).toBe(csv)
      expect(cells).toHaveLength(rows.flat().length)
      for (const [, cell = ''] of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }),
  )
})

test('every XLSX text is read back as text, not as a formula', async () => {
  // The file is UTF-8, which cannot encode a lone surrogate.
  const unicode = table.filter((rows) => !/\p{Cs}/u.test(rows.flat().join(' ')))
  await fc.assert(
    fc.asyncProperty(unicode, async (rows) => {
      const file = await toXlsx([['Head'], ...rows], 'list')
      const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true })
      const read = sheets[0]?.rows
        .slice(1)
        .map((row, line) => row.slice(0, rows[line]?.length).map((cell) => cell ?? ''))
      expect(read).toEqual(rows)
      expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula: found }) => found !== undefined)).toEqual([])
    }),
  )
})
