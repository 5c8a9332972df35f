import { readXlsx, type Workbook } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { SheetTable } from '@/lib/sheet-cell'
import { toXlsx } from '@/lib/xlsx'

const day = { year: 2026, month: 11, day: 3 }
const time = { hour: 9, minute: 5, second: 0 }

async function sheetOf(table: SheetTable, name = 'send-reviewers') {
  const file = await toXlsx(table, name)
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const workbook: Workbook = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true })
  const [sheet] = workbook.sheets
  if (!sheet) throw new Error('The file has no sheet.')
  return sheet
}

test('texts stay texts, numbers are numbers and dates are dates', async () => {
  const { rows } = await sheetOf([
    ['Id', 'Mark', 'Day', 'Time', 'Empty'],
    ['12_2026', 78.5, { ...day, time: undefined }, { ...day, time }, null],
    ['012', 0, 'next week', null, null],
  ])
  expect(rows[1]?.slice(0, 4)).toEqual([
    '12_2026',
    78.5,
    new Date('2026-11-03T00:00:00Z'),
    new Date('2026-11-03T09:05:00Z'),
  ])
  expect(rows[2]?.slice(0, 3)).toEqual(['012', 0, 'next week'])
})

test.each(['=1+1', '+94 11', '-2', '@SUM(A1)', '\tx', 'මුල් පිටපත', 'தமிழ் <ஓலை> & "x"'])(
  'the text %j is neither run nor changed',
  async (text) => {
    const { rows, cells } = await sheetOf([['Title'], [text]])
    expect(rows[1]).toEqual([text])
    expect(cells?.get('1,0')?.formula).toBeUndefined()
  },
)

test('the head is bold, frozen and repeated on each printed page', async () => {
  const sheet = await sheetOf([['Id'], ['12_2026']])
  expect(sheet.freezePane).toEqual({ rows: 1 })
  expect(sheet.pageSetup).toMatchObject({ orientation: 'landscape', printTitlesRow: '$1:$1' })
  expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true)
  expect(sheet.cells?.get('1,0')?.style?.font?.bold).not.toBe(true)
})

test('the columns are as wide as their texts, within limits', async () => {
  const { columns } = await sheetOf([
    ['Id', 'Project Title', 'Remarks'],
    ['1', 'Peat swamps of the coast', 'word '.repeat(50)],
  ])
  expect(columns?.map(({ width }) => width)).toEqual([8, 26, 60])
})

test('an invalid sheet name is changed', async () => {
  expect((await sheetOf([['Id']], 'a/very:long*name?of[a]list that does not end')).name).toBe(
    'a very long name of a list that',
  )
})

/** The most that Excel reads in a cell. A longer text makes it report a damaged file. */
const MOST = 32_767

test('a text that is too long for Excel is cut, and says so', async () => {
  const text = async (long: string) => String((await sheetOf([['Remarks'], [long]])).rows[1]?.[0])
  expect(await text('x'.repeat(MOST))).toBe('x'.repeat(MOST))
  const cut = await text('x'.repeat(40_213))
  expect(cut).toHaveLength(MOST)
  expect(cut).toMatch(/^x+… \(cut: 40,213 characters\)$/)
  for (const start of ['', 'x']) {
    const emoji = await text(start + '👍'.repeat(20_000))
    expect(emoji.length).toBeGreaterThan(MOST - 2)
    expect(emoji).toMatch(/^x?(👍)+… \(cut: 20,00[01] characters\)$/u)
  }
})
