import { detectFormat, documentFormats, type DocumentFormat } from '@/lib/document-format'
import { formatOrList } from '@/lib/format'
import { inspectPdf, type PdfWarning } from '@/pdf/inspect-pdf'

export type DocumentEnding = 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx'

/** How to save a document again so that others can open it. */
const PROGRAMS: Readonly<Record<Exclude<DocumentEnding, 'pdf'>, string>> = {
  doc: 'Open it in Word, save it as .docx',
  docx: 'Open it in Word, save it as .docx',
  xls: 'Open it in Excel, save it as .xlsx',
  xlsx: 'Open it in Excel, save it as .xlsx',
}

export interface AcceptedDocument {
  ok: true
  warning?: PdfWarning
}

type DocumentInspection = AcceptedDocument | { ok: false; text: string }

/** Checks a chosen file as advice. This is no protection, so the host must check it as well. */
export async function checkDocument(file: File, endings: readonly DocumentEnding[]): Promise<DocumentInspection> {
  const ending = endings.find((known) => file.name.toLowerCase().endsWith(`.${known}`))
  if (ending === undefined)
    return refused(`Files of this kind cannot be sent here. Choose one that ends in ${listed(endings)}.`)
  if (ending === 'pdf') return inspectPdf(file)
  if (file.size === 0) return refused('This file is empty. Save the document again, and choose it again.')
  const format = await detectFormat(file)
  return format === ending ? { ok: true } : refused(whyNot(format, ending))
}

function whyNot(format: DocumentFormat | null, ending: Exclude<DocumentEnding, 'pdf'>): string {
  if (format === null)
    return `This file is damaged, or it is no .${ending} file. Open it in the program it was made with, save it again, and choose that file.`
  if (format === 'protected')
    return 'This file asks for a password, so nobody else can open it. Save a copy without a password, and choose that file.'
  return `This file ends in .${ending}, but it is ${documentFormats[format].label}. ${PROGRAMS[ending]}, and choose that file.`
}

function refused(text: string): DocumentInspection {
  return { ok: false, text }
}

const listed = (endings: readonly DocumentEnding[]): string => formatOrList(endings.map((ending) => `.${ending}`))
