import { readOleNames, readZipNames } from './container-names'

const openXml = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`
const openDocument = (name: string) => `application/vnd.oasis.opendocument.${name}`

/**
 * The formats that can be detected from content, each with its usual ending first. `protected` is a .docx, .xlsx or .pptx
 * with a password. Its content does not show which of the three it is.
 */
const FORMATS = {
  pdf: { label: 'a PDF', type: 'application/pdf', endings: ['pdf'] },
  doc: { label: 'an old Word file', type: 'application/msword', endings: ['doc', 'dot'] },
  docx: {
    label: 'a Word file',
    type: openXml('wordprocessingml.document'),
    endings: ['docx', 'docm', 'dotx', 'dotm'],
  },
  xls: { label: 'an old Excel file', type: 'application/vnd.ms-excel', endings: ['xls', 'xlt'] },
  xlsx: { label: 'an Excel file', type: openXml('spreadsheetml.sheet'), endings: ['xlsx', 'xlsm', 'xltx', 'xlsb'] },
  ppt: { label: 'an old PowerPoint file', type: 'application/vnd.ms-powerpoint', endings: ['ppt', 'pps'] },
  pptx: {
    label: 'a PowerPoint file',
    type: openXml('presentationml.presentation'),
    endings: ['pptx', 'pptm', 'ppsx'],
  },
  protected: {
    label: 'a file with a password',
    type: 'application/x-ole-storage',
    endings: ['docx', 'xlsx', 'pptx', 'docm', 'xlsm', 'pptm'],
  },
  odt: { label: 'an OpenDocument text', type: openDocument('text'), endings: ['odt'] },
  ods: { label: 'an OpenDocument spreadsheet', type: openDocument('spreadsheet'), endings: ['ods'] },
  odp: { label: 'an OpenDocument presentation', type: openDocument('presentation'), endings: ['odp'] },
  zip: { label: 'a ZIP file', type: 'application/zip', endings: ['zip'] },
  rtf: { label: 'an RTF file', type: 'application/rtf', endings: ['rtf'] },
  html: { label: 'a web page', type: 'text/html', endings: ['html', 'htm'] },
  jpeg: { label: 'a JPEG picture', type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { label: 'a PNG picture', type: 'image/png', endings: ['png'] },
} as const satisfies Record<string, { label: string; type: string; endings: readonly string[] }>

export type DocumentFormat = keyof typeof FORMATS

interface FormatFacts {
  /** As in "This is …". */
  readonly label: string
  readonly type: string
  readonly endings: readonly string[]
}

export const documentFormats: Readonly<Record<DocumentFormat, FormatFacts>> = FORMATS

const KEYS = Object.keys(FORMATS) as DocumentFormat[] // `Object.keys` returns `string[]`.

/** Returns the endings of a type; undefined if the type is not one of `documentFormats`. */
export const getEndingsOfType = (type: string): readonly string[] | undefined =>
  Object.values(documentFormats).find((format) => format.type === type)?.endings

/** Returns the declared type if it is an Office type: browsers save those files, but render a PDF or a web page. */
export function toOfficeType(declared: string): string {
  const type = declared.replace(/;.*/, '').trim().toLowerCase()
  const isRenderedByBrowser = type === FORMATS.pdf.type || type === FORMATS.html.type
  return !isRenderedByBrowser && getEndingsOfType(type) ? type : 'application/octet-stream'
}

type Detection = DocumentFormat | ((file: Blob, start: string) => Promise<DocumentFormat | null>)

/** `mime-version` is the start of a web page that Word saved as one MIME file. */
const SIGNATURES: readonly (readonly [RegExp, Detection])[] = [
  [/^%PDF-/, 'pdf'],
  [/^PK\x03\x04/, detectZipFormat],
  [/^\xd0\xcf\x11\xe0/, detectOleFormat],
  [/^\{\\rtf/, 'rtf'],
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG/, 'png'],
  [/^(\xef\xbb\xbf)?\s*(<!doctype html|<html|<head|<body|<meta|<table|<div|<style|mime-version:)/i, 'html'],
]

/** Detects the format from content; ignores name and declared type. Null if it is unknown or the file is damaged. */
export async function detectFormat(file: Blob): Promise<DocumentFormat | null> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 512).arrayBuffer()))
  const [, detection = null] = SIGNATURES.find(([pattern]) => pattern.test(start)) ?? []
  return typeof detection === 'function' ? detection(file, start).catch(() => null) : detection
}

/** Excel 5 called its stream `Book`. */
const OLE_STREAMS: readonly (readonly [string, DocumentFormat])[] = [
  ['EncryptedPackage', 'protected'],
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
]

async function detectOleFormat(file: Blob): Promise<DocumentFormat | null> {
  const names = await readOleNames(file)
  return OLE_STREAMS.find(([stream]) => names.includes(stream))?.[1] ?? null
}

const ZIP_FOLDERS: readonly (readonly [RegExp, DocumentFormat])[] = [
  [/^word\//i, 'docx'],
  [/^xl\//i, 'xlsx'],
  [/^ppt\//i, 'pptx'],
]

async function detectZipFormat(file: Blob, start: string): Promise<DocumentFormat> {
  const names = await readZipNames(file)
  // The first file of an OpenDocument ZIP is its type, uncompressed.
  const openFormat = KEYS.find((format) => start.includes(`mimetype${FORMATS[format].type}`))
  const isOpenXml = names.includes('[Content_Types].xml')
  const folder = ZIP_FOLDERS.find(([pattern]) => isOpenXml && names.some((name) => pattern.test(name)))
  return openFormat ?? folder?.[1] ?? 'zip'
}
