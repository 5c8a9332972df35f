import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '@/lib/csv'

const BOM = '\uFEFF'

test('the file begins with a BOM, quotes texts and uses CRLF', () => {
  expect(
    toCsv([
      ['Id', 'Title'],
      ['12', 'Rice, wells'],
    ]),
  ).toBe(`${BOM}"Id","Title"\r\n"12","Rice, wells"\r\n`)
})

test('quotes are doubled and line breaks inside a text stay', () => {
  expect(toCsv([['He said "no"\nand left']])).toBe(`${BOM}"He said ""no""\nand left"\r\n`)
})

test('Sinhala and Tamil stay unchanged', () => {
  const texts = ['මුල් පිටපත', 'தமிழ் ஓலை']
  const bytes = new TextEncoder().encode(toCsv([texts]))
  expect(Array.from(bytes).slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(`"${texts.join('","')}"\r\n`)
})

test.each(['=1+1', '+94 11', '-2', '@SUM(A1)', '\tx', '\rx'])('%j is neutralised as a formula', (text) => {
  expect(toCsv([[text]])).toBe(`${BOM}"'${text}"\r\n`)
})

test('a formula’s sign inside a text stays unchanged', () => {
  expect(toCsv([['a=b', '2026-11-30']])).toBe(`${BOM}"a=b","2026-11-30"\r\n`)
})

test('all texts are read back unchanged, except for the apostrophe', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), { minLength: 1 }), (rows) => {
      const read = parse(toCsv(rows)).map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')))
      expect(read).toEqual(rows)
    }),
  )
})

test('numbers and dates are written plainly, an empty cell as nothing', () => {
  const day = { year: 2026, month: 11, day: 3 }
  const time = { hour: 9, minute: 5, second: 0 }
  expect(toCsv([[78.5, -2, null, { ...day, time: undefined }, { ...day, time }]])).toBe(
    `${BOM}78.5,-2,,2026-11-03,2026-11-03 09:05\r\n`,
  )
})

/** Reads the strict form that is written here: every text in quotes. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, text = '', after] of csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(text.replaceAll('""', '"'))
    if (after !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}
