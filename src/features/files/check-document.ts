import { formatAny } from '@/lib/format'
import { inspectPdf, type PdfWarning } from '@/pdf/inspect-pdf'

export type DocumentEnding = 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

/** The first bytes of an Office file: a zip since 2007, OLE before. */
const SIGNATURES: Readonly<Record<Exclude<DocumentEnding, 'pdf'>, readonly number[]>> = {
  doc: OLE,
  docx: ZIP,
  xls: OLE,
  xlsx: ZIP,
}

export interface AcceptedDocument {
  ok: true
  warning?: PdfWarning
}

type DocumentInspection = AcceptedDocument | { ok: false; text: string }

/** Checks a chosen file as advice, not as protection: the host has to check it as well. */
export async function checkDocument(file: File, endings: readonly DocumentEnding[]): Promise<DocumentInspection> {
  const ending = endings.find((known) => file.name.toLowerCase().endsWith(`.${known}`))
  if (ending === undefined)
    return refused(`Files of this kind cannot be sent here. Choose one that ends in ${listed(endings)}.`)
  if (ending === 'pdf') return inspectPdf(file)
  if (file.size === 0) return refused('This file is empty. Save the document again, and choose it again.')
  const firstBytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return SIGNATURES[ending].every((byte, index) => firstBytes[index] === byte)
    ? { ok: true }
    : refused(
        `This file is damaged, or it is no .${ending} file. Open it in the program it was made with, save it again, and choose that file.`,
      )
}

function refused(text: string): DocumentInspection {
  return { ok: false, text }
}

const listed = (endings: readonly DocumentEnding[]): string => formatAny(endings.map((ending) => `.${ending}`))
