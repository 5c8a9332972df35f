import { PDFDocument } from 'pdf-lib'

export async function makePdfFile(name: string, pages = 1): Promise<File> {
  const document = await PDFDocument.create()
  document.setTitle(name)
  for (let page = 0; page < pages; page += 1) document.addPage()
  return new File([(await document.save()).slice()], name, { type: 'application/pdf' })
}
