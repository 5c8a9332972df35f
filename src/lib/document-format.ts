import { oleNames, zipNames } from './container-names'

const openXml = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`
const openDocument = (name: string) => `application/vnd.oasis.opendocument.${name}`

/**
 * The formats that content tells apart. The first of the endings is the usual one. `protected` is a .docx, .xlsx or .pptx
 * with a password, which hides which of them it is.
 */
const FORMATS = {
  pdf: { called: 'a PDF', type: 'application/pdf', endings: ['pdf'] },
  doc: { called: 'an old Word file', type: 'application/msword', endings: ['doc', 'dot'] },
  docx: {
    called: 'a Word file',
    type: openXml('wordprocessingml.document'),
    endings: ['docx', 'docm', 'dotx', 'dotm'],
  },
  xls: { called: 'an old Excel file', type: 'application/vnd.ms-excel', endings: ['xls', 'xlt'] },
  xlsx: { called: 'an Excel file', type: openXml('spreadsheetml.sheet'), endings: ['xlsx', 'xlsm', 'xltx', 'xlsb'] },
  ppt: { called: 'an old PowerPoint file', type: 'application/vnd.ms-powerpoint', endings: ['ppt', 'pps'] },
  pptx: {
    called: 'a PowerPoint file',
    type: openXml('presentationml.presentation'),
    endings: ['pptx', 'pptm', 'ppsx'],
  },
  protected: {
    called: 'a file with a password',
    type: 'application/x-ole-storage',
    endings: ['docx', 'xlsx', 'pptx', 'docm', 'xlsm', 'pptm'],
  },
  odt: { called: 'an OpenDocument text', type: openDocument('text'), endings: ['odt'] },
  ods: { called: 'an OpenDocument spreadsheet', type: openDocument('spreadsheet'), endings: ['ods'] },
  odp: { called: 'an OpenDocument presentation', type: openDocument('presentation'), endings: ['odp'] },
  zip: { called: 'a ZIP file', type: 'application/zip', endings: ['zip'] },
  rtf: { called: 'an RTF file', type: 'application/rtf', endings: ['rtf'] },
  html: { called: 'a web page', type: 'text/html', endings: ['html', 'htm'] },
  jpeg: { called: 'a JPEG picture', type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { called: 'a PNG picture', type: 'image/png', endings: ['png'] },
} as const satisfies Record<string, { called: string; type: string; endings: readonly string[] }>

export type DocumentFormat = keyof typeof FORMATS

interface FormatFacts {
  /** As in "This is …". */
  readonly called: string
  readonly type: string
  readonly endings: readonly string[]
}

export const documentFormats: Readonly<Record<DocumentFormat, FormatFacts>> = FORMATS

const KEYS = Object.keys(FORMATS) as DocumentFormat[] // They are its keys.

/** Returns the endings of a type; undefined if the type is not one of `documentFormats`. */
export const endingsOfType = (type: string): readonly string[] | undefined =>
  Object.values(documentFormats).find((format) => format.type === type)?.endings

/** Returns the declared type if it is that of an Office file. Browsers save those; a PDF or page would be shown. */
export function officeType(declared: string): string {
  const type = declared.replace(/;.*/, '').trim().toLowerCase()
  const isShown = type === FORMATS.pdf.type || type === FORMATS.html.type
  return !isShown && endingsOfType(type) ? type : 'application/octet-stream'
}

type Detection = DocumentFormat | ((file: Blob, start: string) => Promise<DocumentFormat | null>)

/** Word saves web pages as one MIME file, too. */
const STARTS: readonly (readonly [RegExp, Detection])[] = [
  [/^%PDF-/, 'pdf'],
  [/^PK\x03\x04/, zipFormat],
  [/^\xd0\xcf\x11\xe0/, oleFormat],
  [/^\{\\rtf/, 'rtf'],
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG/, 'png'],
  [/^(\xef\xbb\xbf)?\s*(<!doctype html|<html|<head|<body|<meta|<table|<div|<style|mime-version:)/i, 'html'],
]

/** Returns the format by content, whatever name or declared type say. Null if it is unknown or damaged. */
export async function documentFormat(file: Blob): Promise<DocumentFormat | null> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 512).arrayBuffer()))
  const [, detection = null] = STARTS.find(([pattern]) => pattern.test(start)) ?? []
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

async function oleFormat(file: Blob): Promise<DocumentFormat | null> {
  const names = await oleNames(file)
  return OLE_STREAMS.find(([stream]) => names.includes(stream))?.[1] ?? null
}

const ZIP_FOLDERS: readonly (readonly [RegExp, DocumentFormat])[] = [
  [/^word\//i, 'docx'],
  [/^xl\//i, 'xlsx'],
  [/^ppt\//i, 'pptx'],
]

async function zipFormat(file: Blob, start: string): Promise<DocumentFormat> {
  const names = await zipNames(file)
  // The first file of an OpenDocument ZIP is its type, uncompressed.
  const openFormat = KEYS.find((format) => start.includes(`mimetype${FORMATS[format].type}`))
  const isOpenXml = names.includes('[Content_Types].xml')
  const folder = ZIP_FOLDERS.find(([pattern]) => isOpenXml && names.some((name) => pattern.test(name)))
  return openFormat ?? folder?.[1] ?? 'zip'
}
