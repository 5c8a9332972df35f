import CFB from 'cfb'
import { strToU8, zipSync } from 'fflate'

/** Creates an OLE compound file with streams at these paths. Embedded objects have their streams in a folder. */
export function makeOleFile(name: string, streams: Readonly<Record<string, Uint8Array | string>>): File {
  const container = CFB.utils.cfb_new()
  for (const [path, content] of Object.entries(streams))
    CFB.utils.cfb_add(container, path, typeof content === 'string' ? strToU8(content) : content)
  return new File([Uint8Array.from(CFB.write(container, { type: 'array' }) as number[])], name)
}

/** Creates a ZIP with these contents by path. */
export function makeZipFile(name: string, files: Readonly<Record<string, string>>): File {
  const entries = Object.entries(files).map(([path, content]) => [path, strToU8(content)] as const)
  return new File([zipSync(Object.fromEntries(entries), { level: 0 }).slice()], name)
}

const makeOpenXmlFile = (name: string, path: string) =>
  makeZipFile(name, { '[Content_Types].xml': '', '_rels/.rels': '', [path]: '' })

const makeOpenDocumentFile = (name: string, type: string) =>
  makeZipFile(name, { mimetype: `application/vnd.oasis.opendocument.${type}`, 'content.xml': '' })

/** Creates the smallest file of each format that is identifiable by its content. */
export const makeOfficeFile = {
  doc: (name: string) => makeOleFile(name, { WordDocument: 'text' }),
  docx: (name: string) => makeOpenXmlFile(name, 'word/document.xml'),
  xls: (name: string) => makeOleFile(name, { Workbook: 'cells' }),
  xlsx: (name: string) => makeOpenXmlFile(name, 'xl/workbook.xml'),
  ppt: (name: string) => makeOleFile(name, { 'PowerPoint Document': 'slides' }),
  pptx: (name: string) => makeOpenXmlFile(name, 'ppt/presentation.xml'),
  protected: (name: string) => makeOleFile(name, { EncryptionInfo: 'key', EncryptedPackage: 'secret' }),
  odt: (name: string) => makeOpenDocumentFile(name, 'text'),
  ods: (name: string) => makeOpenDocumentFile(name, 'spreadsheet'),
  odp: (name: string) => makeOpenDocumentFile(name, 'presentation'),
  zip: (name: string) => makeZipFile(name, { 'word/letter.txt': '' }),
  rtf: (name: string) => new File(['{\\rtf1\\ansi A review.}'], name),
}
