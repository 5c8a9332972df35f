import { expect, test } from 'vitest'
import { detectFormat } from '@/lib/document-format'
import { makeOfficeFile, makeOleFile, makeZipFile } from '@tests/support/office-files'

test.each(Object.entries(makeOfficeFile))('%s is told by content', async (format, make) => {
  expect(await detectFormat(make('a'))).toBe(format)
})

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\uFEFF\n <!DOCTYPE html><p>Marks</p>', 'html'],
  ['<table><tr><td>Marks', 'html'],
  ['MIME-Version: 1.0\r\nContent-Type: multipart/related', 'html'],
  ['Marks;Remarks', null],
  ['', null],
])('%j is %s', async (start, format) => {
  expect(await detectFormat(new Blob([start]))).toBe(format)
})

test('pictures are told by their first bytes', async () => {
  expect(await detectFormat(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]))).toBe('jpeg')
  expect(await detectFormat(new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d)]))).toBe('png')
})

test('an embedded object does not decide', async () => {
  const review = makeOleFile('a', { 'ObjectPool/_1/Workbook': 'cells', WordDocument: 'text' })
  const budget = makeOleFile('a', { Workbook: 'cells', 'MBD0001/WordDocument': 'text' })
  expect(await Promise.all([review, budget].map(detectFormat))).toEqual(['doc', 'xls'])
  const letter = { '[Content_Types].xml': '', 'word/document.xml': '', 'word/embeddings/xl/workbook.xml': '' }
  expect(await detectFormat(makeZipFile('a', letter))).toBe('docx')
})

test('an old Excel file names its stream differently', async () => {
  expect(await detectFormat(makeOleFile('a', { Book: 'cells' }))).toBe('xls')
})

/** Records how much of a file is read. */
function metered(file: Blob) {
  const read = { bytes: 0 }
  const slice = (from?: number, to?: number) => {
    const part = file.slice(from, to)
    read.bytes += part.size
    return part
  }
  return { file: Object.assign(new Blob([file]), { slice }), read }
}

test('of a large file only the directory is read', async () => {
  // Its FAT has more sectors than the header can list.
  const large = makeOleFile('a', { Data: new Uint8Array(7_500_000), WordDocument: 'text' })
  const zip = makeZipFile('a', {
    'xl/media/image1.png': 'x'.repeat(7_500_000),
    'xl/workbook.xml': '',
    '[Content_Types].xml': '',
  })
  for (const [original, format] of [
    [large, 'doc'],
    [zip, 'xlsx'],
  ] as const) {
    const { file, read } = metered(original)
    expect(await detectFormat(file)).toBe(format)
    expect(read.bytes).toBeLessThan(100_000)
  }
})

test.each(['doc', 'docx'] as const)('a %s that was cut short has no format', async (format) => {
  const whole = makeOfficeFile[format]('a')
  for (const size of [8, whole.size / 2]) expect(await detectFormat(whole.slice(0, size))).toBeNull()
})

test('a directory that leads back to itself has an end', async () => {
  const bytes = new Uint8Array(await makeOfficeFile.doc('a').arrayBuffer())
  const view = new DataView(bytes.buffer)
  const directory = view.getUint32(48, true)
  const fat = (view.getUint32(76, true) + 1) * 512
  view.setUint32(fat + directory * 4, directory, true)
  // The first entry after the root's points to itself.
  view.setUint32((directory + 1) * 512 + 128 + 68, 1, true)
  expect(await detectFormat(new Blob([bytes]))).toBe('doc')
})
