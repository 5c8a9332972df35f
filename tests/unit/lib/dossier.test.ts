import { PDFDocument, PDFName } from 'pdf-lib'
import { describe, expect, test, vi } from 'vitest'
import type { Absence, DossierContent, DossierPart } from '@/pdf/dossier/dossier-content'
import { makeBoardPack, makeDossier, type DossierProgress, type DossierOptions } from '@/pdf/dossier/make-dossier'
import { getDocument, VerbosityLevel } from '@tests/support/pdf-in-node'

async function pdfWith(pages: number, words: string, useObjectStreams = true): Promise<Blob> {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page += 1) document.addPage().drawText(`${words} ${page}`)
  return new Blob([(await document.save({ addDefaultPage: false, useObjectStreams })).slice()])
}

/** pdf-lib cannot encrypt, but readers recognise encryption by the entry in the trailer. */
async function protectedPdf(): Promise<Blob> {
  const plain = await (await pdfWith(1, 'secret', false)).text()
  return new Blob([plain.replace('trailer\n<<', 'trailer\n<<\n/Encrypt <</Filter /Standard /V 2 /R 3 /P -44>>')])
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Names a document by its label by default. */
const part = (label: string, load: () => Promise<Blob | Absence>): DossierPart => ({
  label,
  load: async () => {
    const blob = await load()
    return typeof blob === 'string' || blob instanceof File
      ? blob
      : new File([blob], `12_${label}`, { type: blob.type })
  },
})

const nimal: DossierContent = {
  id: '12_2026',
  title: 'හෙළ බිමේ සල්වීනියා and the tanks of the dry zone',
  applicant: 'සුනිල් කුමාර',
  facts: [{ heading: 'Decisions', rows: [{ label: 'HOD', value: 'Approved' }] }],
  parts: [
    part('Project proposal', () => pdfWith(3, 'proposal')),
    part('CV of the principal investigator', async () => new Blob(['GIF89a'])),
    part('CVs of the co-investigators', protectedPdf),
    part('Submitted budget', () => pdfWith(1, 'budget')),
    part('Evaluation report of reviewer 1', () => Promise.reject(new Error('The host is away'))),
    part('Mid-year progress report', async () => new Blob(['%PDF-1.7 cut sho'])),
    part('Final progress report', async () => 'missing'),
  ],
}

const kavitha: DossierContent = {
  id: '13_2026',
  title: 'மருதமுனை கடற்கரை அரிப்பு',
  applicant: 'கவிதா சிவகுமார்',
  facts: [],
  parts: [part('Project proposal', () => pdfWith(2, 'shore'))],
}

const making = (settings: Partial<DossierOptions> = {}): DossierOptions => ({
  council: 'University Research Council',
  printedAt: new Date('2026-11-20T03:30:00Z'),
  madeOn: '20 Nov 2026',
  signal: new AbortController().signal,
  unlock: async () => 'encrypted',
  onProgress: () => {},
  ...settings,
})

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

async function read(file: Blob) {
  const document = await getDocument({
    data: await bytesOf(file),
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  type Outline = Awaited<ReturnType<typeof document.getOutline>>
  const places = async (level: Outline): Promise<(string | number)[][]> =>
    Promise.all(
      level.map(async ({ title, dest, items }) => {
        const target: unknown = Array.isArray(dest) ? dest[0] : null
        // A destination in this file begins with the reference of a page.
        const page = await document.getPageIndex(target as Parameters<typeof document.getPageIndex>[0])
        return [title, page + 1, ...(await places(items)).flat()]
      }),
    )
  return { texts, outline: await places((await document.getOutline()) ?? []) }
}

describe('a dossier', () => {
  test('binds readable documents behind a cover sheet and a manifest, with bookmarks', async () => {
    const { file } = await makeDossier(nimal, making())
    const { texts, outline } = await read(file)
    expect(texts).toHaveLength(2 + 3 + 1)
    expect(outline).toEqual([
      ['Cover sheet', 1],
      ['Project proposal', 3],
      ['Submitted budget', 6],
    ])
    expect(texts[1]).toMatch(/Project proposal\s+3\s+3/)
    expect(texts[1]).toMatch(/Submitted budget\s+1\s+6/)
    expect(texts[2]).toContain('proposal 1')
    expect(texts[0]).toMatch(/Made on\s+20 Nov 2026/)
    expect(texts[5]).toContain('budget 1')
  })

  test('names missing documents, and why', async () => {
    const { file, omitted } = await makeDossier(nimal, making())
    expect(omitted.map(({ label, reason }) => [label, reason])).toEqual([
      ['CV of the principal investigator', 'not-pdf'],
      ['CVs of the co-investigators', 'encrypted'],
      ['Evaluation report of reviewer 1', 'not-loaded'],
      ['Mid-year progress report', 'damaged'],
      ['Final progress report', 'missing'],
    ])
    const [, manifest] = (await read(file)).texts
    for (const words of [
      'Is not a PDF. Get it with All originals.',
      'Opens only with a password. Get it with All originals.',
      'Could not be loaded from the server.',
      'Is damaged and cannot be read.',
      'Has not been uploaded.',
    ])
      expect(manifest).toContain(words)
  })

  test('binds a document that opens without a password, but not the blank page of its copy', async () => {
    const unlock = vi.fn<DossierOptions['unlock']>(async () => pdfWith(3, 'unlocked'))
    const content = { ...kavitha, parts: [part('CV', protectedPdf), ...kavitha.parts] }
    const { file, omitted } = await makeDossier(content, making({ unlock }))
    expect(omitted).toEqual([])
    const { texts, outline } = await read(file)
    expect(outline.slice(1)).toEqual([
      ['CV', 3],
      ['Project proposal', 5],
    ])
    expect(texts.slice(2, 5)).toEqual(['unlocked 1', 'unlocked 2', 'shore 1'])
    expect(unlock).toHaveBeenCalledOnce()
  })

  test('has a sheet in place of a Word file, with its name and size', async () => {
    const report = new File([new Uint8Array(40_000)], '13_Evaluation report of reviewer 1.docx', { type: WORD })
    const label = 'Evaluation report of reviewer 1'
    const content = { ...kavitha, parts: [part(label, async () => report), ...kavitha.parts] }
    const { file, omitted } = await makeDossier(content, making())
    expect(omitted).toEqual([])
    const { texts, outline } = await read(file)
    expect(outline[1]).toEqual([`${label} (Word file)`, 3])
    const words = `${label} is a Word file: 13_${label}.docx, 40 kB. Get it with All originals.`
    expect(texts[2]?.replaceAll(/\s+/g, ' ')).toContain(words)
  })

  test('says in its cover sheet what could not be printed', async () => {
    const { texts } = await read((await makeDossier({ ...kavitha, title: '世界自然 of Sri Lanka' }, making())).file)
    expect(texts[0]?.replaceAll(/\s+/g, ' ')).toContain('[Chinese or Japanese text] of Sri Lanka')
    expect(texts[1]).toContain('Could not be printed: Chinese or Japanese text.')
  })

  test('has the other documents if one has a page without size', async () => {
    const document = await PDFDocument.create()
    document.addPage().node.delete(PDFName.of('MediaBox'))
    const sizeless = new Blob([(await document.save({ useObjectStreams: false })).slice()])
    const content = { ...kavitha, parts: [part('CV', async () => sizeless), ...kavitha.parts] }
    const { file, omitted } = await makeDossier(content, making())
    expect(omitted).toEqual([{ id: '13_2026', label: 'CV', reason: 'damaged' }])
    expect((await read(file)).texts).toHaveLength(2 + 2)
    const pack = await makeBoardPack([content, nimal], making())
    expect(pack.omitted.map(({ reason }) => reason)).not.toContain('not-made')
  })

  test('names an empty file, and one without pages', async () => {
    const parts = [
      part('Project proposal', async () => new Blob([])),
      part('CV', () => pdfWith(0, 'nothing')),
      part('Submitted budget', async () => new Blob(['<!doctype html><p>Log in'])),
    ]
    const { omitted } = await makeDossier({ ...kavitha, parts }, making())
    expect(omitted.map(({ reason }) => reason)).toEqual(['empty', 'no-pages', 'not-pdf'])
  })

  test('prints names and titles in Sinhala and Tamil', async () => {
    const sinhala = await read((await makeDossier(nimal, making())).file)
    expect(sinhala.texts[0]?.replaceAll(/\s/g, '')).toContain('සුනිල්කුමාර')
    const tamil = await read((await makeDossier(kavitha, making())).file)
    expect(tamil.texts[0]?.replaceAll(/\s/g, '')).toContain('கவிதாசிவகுமார்')
  })

  test('reports its progress, and is the same for the same documents', async () => {
    const steps: DossierProgress[] = []
    const first = await makeDossier(kavitha, making({ onProgress: (step) => steps.push(step) }))
    expect(steps).toEqual([
      { done: 0, total: 1, currentTask: '13_2026, Project proposal' },
      { done: 1, total: 1, currentTask: 'Putting the pages together' },
    ])
    const second = await makeDossier(kavitha, making())
    expect(await bytesOf(second.file)).toEqual(await bytesOf(first.file))
  })

  test('stops when it is aborted', async () => {
    const stop = new AbortController()
    const loaded: string[] = []
    const content: DossierContent = {
      ...kavitha,
      parts: ['one', 'two', 'three'].map((label) =>
        part(label, async () => {
          loaded.push(label)
          if (label === 'two') stop.abort()
          return pdfWith(1, label)
        }),
      ),
    }
    await expect(makeDossier(content, making({ signal: stop.signal }))).rejects.toThrow('aborted')
    expect(loaded).toEqual(['one', 'two'])
  })

  test('stops while its last document is read', async () => {
    const stop = new AbortController()
    const last = new File([await pdfWith(1, 'last')], 'last.pdf')
    const bytes = await last.arrayBuffer()
    // Aborts once it is loaded, while it is processed.
    last.arrayBuffer = async () => {
      stop.abort()
      return bytes
    }
    const steps: DossierProgress[] = []
    const content: DossierContent = { ...kavitha, parts: [part('Project proposal', async () => last)] }
    const stopped = makeDossier(content, making({ signal: stop.signal, onProgress: (step) => steps.push(step) }))
    await expect(stopped).rejects.toThrow('aborted')
    expect(steps).toEqual([{ done: 0, total: 1, currentTask: '13_2026, Project proposal' }])
  })

  test('stops while its pages are put together', async () => {
    const stop = new AbortController()
    // The one document is bound by then.
    const onProgress = ({ done, total }: DossierProgress) => done === total && stop.abort()
    await expect(makeDossier(kavitha, making({ signal: stop.signal, onProgress }))).rejects.toThrow('aborted')
  })
})

describe('a board pack', () => {
  test('begins with an index that has the right page numbers', async () => {
    const { file } = await makeBoardPack([nimal, kavitha], making({ order: 'Sorted by Mean, descending' }))
    const { texts, outline } = await read(file)
    expect(texts[0]?.replaceAll(/\s+/g, ' ')).toContain('Made on 20 Nov 2026. Sorted by Mean, descending.')
    expect(outline).toEqual([
      ['Contents', 1],
      [`12_2026 ${nimal.title}`, 2, 'Project proposal', 4, 'Submitted budget', 7],
      [`13_2026 ${kavitha.title}`, 8, 'Project proposal', 10],
    ])
    expect(texts[0]).toMatch(/12_2026.*\s2\s.*13_2026.*\s8(\s|$)/s)
    expect(texts[8]).toMatch(/Project proposal\s+2\s+10/)
    expect(texts[9]).toContain('shore 1')
    expect(texts[0]).toContain('2 applications, each with its cover sheet and its documents.')
  })

  test('has the other applications if one fails, and names that', async () => {
    // Not a text, as only a bug could cause.
    const broken = { heading: 'The case', rows: [{ label: 'Status', value: 12 as unknown as string }] }
    vi.spyOn(console, 'error').mockReturnValue()
    const { file, omitted } = await makeBoardPack([{ ...nimal, facts: [broken] }, kavitha], making())
    const { texts, outline } = await read(file)
    expect(outline.map(([title, page]) => [title, page])).toEqual([
      ['Contents', 1],
      [`13_2026 ${kavitha.title}`, 2],
    ])
    expect(texts[0]).toMatch(/12_2026.*Missing.*13_2026.*\s2(\s|$)/s)
    expect(omitted).toEqual([{ id: '12_2026', label: 'The whole application', reason: 'not-made' }])
  })

  test('of one application has an index in the singular', async () => {
    const { texts } = await read((await makeBoardPack([kavitha], making())).file)
    expect(texts[0]).toContain('1 application, with its cover sheet and its documents.')
  })

  test('of many applications offsets page numbers by its index', async () => {
    const many = Array.from({ length: 32 }, (_, index) => ({ ...kavitha, id: `${index + 1}_2026`, parts: [] }))
    const { file } = await makeBoardPack(many, making())
    const { texts, outline } = await read(file)
    const [, first, second] = outline
    const indexLength = Number(first?.[1]) - 1
    expect(indexLength).toBeGreaterThan(1)
    expect(texts[0]).toMatch(new RegExp(`1_2026.*\\s${indexLength + 1}\\s`, 's'))
    expect(second?.[1]).toBe(indexLength + 3)
  })
})
