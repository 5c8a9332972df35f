import {
  PDFDocument,
  PDFName,
  PDFString,
  type PDFDict,
  type PDFField,
  type PDFForm,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib'

const saveAsFile = async (document: PDFDocument, name: string): Promise<File> => {
  const bytes = await document.save({ useObjectStreams: false, updateFieldAppearances: false })
  return new File([bytes.slice()], name, { type: 'application/pdf' })
}

const listWidgets = (field: PDFField): PDFDict[] => field.acroField.getWidgets().map(({ dict }) => dict)

interface FormSettings {
  readonly fill: (form: PDFForm, page: PDFPage) => void
  /** Keeps the appearances that pdf-lib creates. */
  readonly keepsAppearances?: boolean
  /** Entries to add to the widgets of each field, by field name. */
  readonly widgetEntries?: Readonly<Record<string, Readonly<Record<string, PDFObject>>>>
  readonly needsAppearances?: boolean
}

/** Creates a filled form with values but no appearances, as some programs do. Viewers have to draw the values. */
export async function makeFormPdf({ fill, keepsAppearances, widgetEntries, needsAppearances = true }: FormSettings) {
  const document = await PDFDocument.create()
  const page = document.addPage([400, 600])
  page.drawText('Form', { x: 20, y: 570, size: 12 })
  const form = document.getForm()
  fill(form, page)
  for (const field of form.getFields())
    for (const widget of listWidgets(field)) {
      if (!keepsAppearances) widget.delete(PDFName.of('AP'))
      for (const [key, value] of Object.entries(widgetEntries?.[field.getName()] ?? {}))
        widget.set(PDFName.of(key), value)
    }
  if (needsAppearances) form.acroForm.dict.set(PDFName.of('NeedAppearances'), document.context.obj(true))
  return saveAsFile(document, 'form.pdf')
}

/** Creates a PDF with a signature field and its picture. Its signature is a placeholder. */
export async function makeSignedPdf(): Promise<File> {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([400, 600])
  page.drawText('Agreement', { x: 20, y: 570, size: 12 })
  const picture = context.register(
    context.stream('BT /F1 12 Tf 4 10 Td (Signed by N. Perera) Tj ET', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 100, 30],
      Resources: { Font: { F1: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } } },
    }),
  )
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('Signature1'),
      Rect: [50, 100, 250, 160],
      F: 132,
      P: page.ref,
      AP: { N: picture },
      V: {
        Type: 'Sig',
        Filter: 'Adobe.PPKLite',
        SubFilter: 'adbe.pkcs7.detached',
        ByteRange: [0, 100, 200, 100],
        Contents: PDFString.of('a signature'),
      },
    }),
  )
  page.node.set(PDFName.of('Annots'), context.obj([field]))
  document.catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }))
  return saveAsFile(document, 'signed.pdf')
}
