import { inspectPdf } from '@/pdf/inspect-pdf'

export type DocumentEnding = 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

/** The bytes an Office file begins with: a zip since 2007, OLE before. */
const OPENINGS: Readonly<Record<Exclude<DocumentEnding, 'pdf'>, readonly number[]>> = {
  doc: OLE,
  docx: ZIP,
  xls: OLE,
  xlsx: ZIP,
}

/**
 * Looks into a chosen file before it is sent (users 7). Advice, not protection: the host has to look as well.
 * @returns what is wrong with it and what to do, or null when it can be sent
 */
export async function checkDocument(file: File, endings: readonly DocumentEnding[]): Promise<string | null> {
  const ending = endings.find((known) => file.name.toLowerCase().endsWith(`.${known}`))
  if (ending === undefined) return `Files of this kind cannot be sent here. Choose one that ends in ${listed(endings)}.`
  if (ending === 'pdf') {
    const inspection = await inspectPdf(file)
    return inspection.ok ? null : inspection.text
  }
  if (file.size === 0) return 'This file is empty. Save the document again, and choose it again.'
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return OPENINGS[ending].every((byte, index) => start[index] === byte)
    ? null
    : `This file is damaged, or it is no .${ending} file. Open it in the program it was made with, save it again, and choose that file.`
}

/** For a file chooser's `accept`. */
export function acceptOf(endings: readonly DocumentEnding[]): string {
  return endings.map((ending) => `.${ending}`).join(',')
}

function listed(endings: readonly DocumentEnding[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(endings.map((ending) => `.${ending}`))
}
