import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFString } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { makeDossier } from '@/pdf/dossier/make-dossier'
import { makeFormPdf, makeSignedPdf } from '@tests/support/form-pdfs'
import { getDocument, VerbosityLevel } from '@tests/support/pdf-in-node'

/** Binds documents. The first page of the first one is the third of the dossier. */
async function bind(...files: readonly File[]) {
  const dossier = await makeDossier(
    {
      id: '12_2026',
      title: 'Tanks',
      applicant: 'R. Silva',
      facts: [],
      parts: files.map((file) => ({ label: 'Submitted budget', load: async () => file })),
    },
    {
      council: 'University Research Council',
      printedAt: new Date('2026-11-20T03:30:00Z'),
      madeOn: '20 Nov 2026',
      signal: new AbortController().signal,
      unlock: async () => 'encrypted',
      onProgress: () => {},
    },
  )
  const bytes = new Uint8Array(await dossier.file.arrayBuffer())
  const document = await PDFDocument.load(bytes)
  const viewed = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS }).promise
  const textOf = async (number: number) => {
    const { items } = await (await viewed.getPage(number)).getTextContent()
    return items.flatMap((item) => ('str' in item ? [item] : []))
  }
  const words = async (number: number) =>
    (await textOf(number))
      .map(({ str }) => str)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
  return {
    ...dossier,
    bytes,
    objects: document.context.enumerateIndirectObjects().flatMap(([, one]) => (one instanceof PDFDict ? [one] : [])),
    contents: await words(2),
    text: viewed.numPages > 2 ? await words(3) : '',
    places: viewed.numPages > 2 ? await textOf(3) : [],
  }
}

const hasForm = ({ objects }: Awaited<ReturnType<typeof bind>>) =>
  objects.some(
    (one) =>
      one.get(PDFName.of('Subtype')) === PDFName.of('Widget') ||
      one.has(PDFName.of('FT')) ||
      one.has(PDFName.of('AcroForm')),
  )

describe('a signed document', () => {
  test('keeps the picture of its signature and loses the signature, and the contents name the original', async () => {
    const dossier = await bind(await makeSignedPdf())
    expect(dossier.omitted).toEqual([])
    expect(dossier.text).toBe('Agreement Signed by N. Perera')
    expect(hasForm(dossier)).toBe(false)
    expect(dossier.contents).toContain('Has a digital signature. The signed original is in “All originals as ZIP”.')
    // The picture is twice as large as it was drawn.
    const [x, , , y] = [0, 3, 2, 1].map((index) => dossier.places.at(-1)?.transform[index])
    expect([x, y]).toEqual([24, 0])
  })

  const hasPdfsig = spawnSync('pdfsig', ['-v']).status === 0
  test.skipIf(!hasPdfsig)(
    `contains no signature for pdfsig ${hasPdfsig ? '' : '(needs the Debian package poppler-utils)'}`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'signed-'))
      const check = (name: string, bytes: Uint8Array) => {
        writeFileSync(join(folder, name), bytes)
        const { stdout, stderr } = spawnSync('pdfsig', [join(folder, name)], { encoding: 'utf8' })
        return stdout + stderr
      }
      const signed = await makeSignedPdf()
      expect(check('signed.pdf', new Uint8Array(await signed.arrayBuffer()))).toContain('Signature #1')
      expect(check('dossier.pdf', (await bind(signed)).bytes)).toContain('does not contain any signatures')
      rmSync(folder, { recursive: true })
    },
  )
})

describe('a filled form without appearances', () => {
  test('has its values on its page, in any script', async () => {
    const dossier = await bind(
      await makeFormPdf({
        fill: (form, page) => {
          const text = (name: string, value: string, y: number) => {
            const field = form.createTextField(name)
            field.addToPage(page, { x: 20, y, width: 300, height: 24 })
            field.setText(value)
            return field
          }
          text('amount', 'Rs 1,250,000', 520)
          text('name', 'නිමල් Perera கவிதா', 480)
          const remarks = text('remarks', '', 300)
          remarks.enableMultiline()
          remarks.setText('First line\nSecond line')
          const code = text('code', 'A17', 260)
          code.setMaxLength(6)
          code.enableCombing()
          const agreed = form.createCheckBox('agreed')
          agreed.addToPage(page, { x: 20, y: 220, width: 20, height: 20 })
          agreed.check()
          form.createCheckBox('declined').addToPage(page, { x: 60, y: 220, width: 20, height: 20 })
          const faculty = form.createDropdown('faculty')
          faculty.addToPage(page, { x: 20, y: 180, width: 200, height: 24 })
          faculty.setOptions(['Science', 'Arts'])
          faculty.select('Science')
        },
      }),
    )
    expect(dossier.omitted).toEqual([])
    expect(dossier.text.replaceAll(/\s/g, '')).toBe(
      'Form Rs 1,250,000 නිමල් Perera கவிதா First line Second line A 1 7 ✓ Science'.replaceAll(' ', ''),
    )
    expect(hasForm(dossier)).toBe(false)
    expect(dossier.contents).toMatch(/Submitted budget 1 3 /)
  })

  test('shows the words of a choice, not its code', async () => {
    const { text } = await bind(
      await makeFormPdf({
        fill: (form, page) => {
          const faculty = form.createDropdown('faculty')
          faculty.addToPage(page, { x: 20, y: 180, width: 200, height: 24 })
          const { dict } = faculty.acroField
          dict.set(
            PDFName.of('Opt'),
            dict.context.obj(
              [
                ['S', 'Science'],
                ['A', 'Arts'],
              ].map((pair) => dict.context.obj(pair.map((word) => PDFString.of(word)))),
            ),
          )
          dict.set(PDFName.of('V'), PDFString.of('A'))
        },
      }),
    )
    expect(text).toBe('Form Arts')
  })

  test('shows neither hidden fields nor passwords', async () => {
    const { text } = await bind(
      await makeFormPdf({
        fill: (form, page) => {
          for (const [index, name] of ['hidden', 'not-viewed', 'password', 'shown'].entries()) {
            const field = form.createTextField(name)
            field.addToPage(page, { x: 20, y: 500 - 40 * index, width: 200, height: 24 })
            field.setText(name)
            if (name === 'password') field.enablePassword()
          }
        },
        widgetEntries: { hidden: { F: PDFNumber.of(2) }, 'not-viewed': { F: PDFNumber.of(32) } },
      }),
    )
    expect(text).toBe('Form shown')
  })

  test('says so if a value is in a script without a font', async () => {
    const { text, contents } = await bind(
      await makeFormPdf({
        fill: (form, page) => {
          const field = form.createTextField('name')
          field.addToPage(page, { x: 20, y: 500, width: 200, height: 24 })
          field.setText('世界')
        },
      }),
    )
    expect(text).toBe('Form [Chinese or Japanese text]')
    expect(contents).toContain('Some values of its form could not be printed. Get it with All originals.')
  })
})

/** Appearances read “as drawn”, values “as typed”. */
const drawnForm = (needsAppearances: boolean) =>
  makeFormPdf({
    keepsAppearances: true,
    needsAppearances,
    fill: (form, page) => {
      const field = form.createTextField('amount')
      field.setText('as drawn')
      field.addToPage(page, { x: 20, y: 500, width: 200, height: 24 })
      form.updateFieldAppearances()
      field.setText('as typed')
      const { context } = page.doc
      const comment = { Type: 'Annot', Subtype: 'Text', Rect: [300, 500, 320, 520], Contents: PDFString.of('Why?') }
      page.node.addAnnot(context.register(context.obj(comment)))
    },
  })

describe('a form with appearances', () => {
  test.each([
    [false, 'as drawn'],
    [true, 'as typed'],
  ])('that need to be drawn again: %s, shows its values %s', async (needsAppearances, shown) => {
    const dossier = await bind(await drawnForm(needsAppearances))
    expect(dossier.text).toBe(`Form ${shown}`)
    expect(hasForm(dossier)).toBe(false)
    // A comment is not a field.
    expect(dossier.objects.filter((one) => one.get(PDFName.of('Subtype')) === PDFName.of('Text'))).toHaveLength(1)
  })
})

test('a layer that is not shown stays hidden, beside those of other documents', async () => {
  const layered = async (baseState: 'ON' | 'OFF') => {
    const document = await PDFDocument.create()
    const { context } = document
    const layers = ['Shown', 'Hidden'].map((name) =>
      context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) })),
    )
    const [shown, hidden] = layers
    const page = document.addPage()
    page.node.normalizedEntries().Resources.set(PDFName.of('Properties'), context.obj({ L0: shown, L1: hidden }))
    const states = baseState === 'ON' ? { OFF: [hidden] } : { BaseState: 'OFF', ON: [shown] }
    document.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: layers, D: states }))
    return new File([(await document.save()).slice()], 'layers.pdf')
  }
  const { bytes } = await bind(await layered('ON'), await layered('OFF'))
  const viewed = await getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS }).promise
  const config = await viewed.getOptionalContentConfig()
  expect([...config].map(([, { name, visible }]) => [name, visible])).toEqual([
    ['Shown', true],
    ['Hidden', false],
    ['Shown', true],
    ['Hidden', false],
  ])
})

describe('pages that are only a notice', () => {
  test.each([
    ['form', 'Is a form that only Adobe Acrobat can show. Get it with All originals.'],
    ['portfolio', 'Is a portfolio of several files. Get it with All originals.'],
  ] as const)('of a %s are not bound', async (reason, words) => {
    const document = await PDFDocument.create()
    document.addPage().drawText('Please wait...')
    const { catalog, context } = document
    if (reason === 'form') catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: [] }))
    else catalog.set(PDFName.of('Collection'), context.obj({}))
    const { omitted, contents, text } = await bind(new File([(await document.save()).slice()], 'notice.pdf'))
    expect(omitted).toEqual([{ id: '12_2026', label: 'Submitted budget', reason }])
    expect(contents).toContain(words)
    expect(text).toBe('')
  })
})
