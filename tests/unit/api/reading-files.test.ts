import { describe, expect, it } from 'vitest'
import { documentFormats, type DocumentFormat } from '@/lib/document-format'
import { makeOfficeFile } from '@tests/support/office-files'
import { answering, failureOf } from './scripted-client'

const PDF_BYTES = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a, 0x00, 0xff, 0xfe, 0x80])
const WORD = documentFormats.docx.type

const file = (body: BodyInit, headers: Record<string, string> = {}) => new Response(body, { headers })
const download = (reply: Response | string) => answering(reply).downloadApplicationPdf({ applicationId: '12' })

describe('a file', () => {
  it('arrives byte for byte', async () => {
    const { blob } = await download(file(PDF_BYTES))
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(PDF_BYTES)
  })

  it.each([
    ['application/pdf', '%PDF-1.7', 'application/pdf'],
    ['text/html', '%PDF-1.7', 'application/pdf'],
    ['application/octet-stream', 'text', 'application/octet-stream'],
    ['application/pdf', 'text', 'application/octet-stream'],
    [`${WORD}; charset=UTF-8`, 'PK\x03\x04 cut short', WORD],
    ['application/pdf', 'PK\x03\x04 cut short', 'application/octet-stream'],
    ['text/html', 'text', 'application/octet-stream'],
  ])('declared as %s and starting with %j is read as %s', async (declared, start, expected) => {
    expect((await download(file(start, { 'Content-Type': declared }))).blob.type).toBe(expected)
  })

  it.each(Object.keys(makeOfficeFile) as (keyof typeof makeOfficeFile)[])(
    'of format %s is told by content',
    async (format) => {
      for (const declared of ['application/pdf', 'application/octet-stream', 'application/msword', 'text/html'])
        expect((await download(file(makeOfficeFile[format]('a'), { 'Content-Type': declared }))).blob.type).toBe(
          documentFormats[format satisfies DocumentFormat].type,
        )
    },
  )

  it('may contain any words', async () => {
    expect((await download(file('%PDF-1.7 User not logged in'))).blob.type).toBe('application/pdf')
  })

  it.each([
    ['attachment; filename="Evaluation Criteria.docx"', 'Evaluation Criteria.docx'],
    ['attachment; filename=criteria.docx', 'criteria.docx'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''%E0%B6%85.pdf`, 'අ.pdf'],
    [`attachment; filename="100.pdf"; filename*=UTF-8''100%.pdf`, '100.pdf'],
    ['attachment; filename="..\\..\\boot.ini"', 'boot.ini'],
    ['attachment; filename="../../passwd"', 'passwd'],
    ['attachment', null],
  ])('is named by the header %s', async (disposition, name) => {
    expect((await download(file('%PDF-1.7', { 'Content-Disposition': disposition }))).name).toBe(name)
  })
})

describe('a reply that is not a file', () => {
  it('can be an empty body', async () => {
    expect(await failureOf(download(file('')))).toMatchObject({ kind: 'no-file', serverText: 'File not found.' })
  })

  it.each([
    '{"error":"File not found."}',
    '{"success":false,"message":"File not found."}',
    '{"status":"error","message":"No files available for download."}',
    '\uFEFF\n{"error":"File not found."}',
    '<br />\n<b>Notice</b>:  Undefined index: x in [a.php]\n{"error":"File not found."}',
    '[]',
    '{}',
  ])('can be the JSON %s, whatever its content type', async (body) => {
    for (const type of ['application/pdf', 'text/html', 'application/json'])
      expect((await failureOf(download(file(body, { 'Content-Type': type })))).kind).toBe('no-file')
  })

  it.each([
    ['{"error":"You may not read this."}', 'refused'],
    ['{"status":"error","message":"User not logged in."}', 'signed-out'],
    ['<b>Notice</b>: x\n{"status":"error","message":"User not logged in."}', 'signed-out'],
    ['User not logged in.', 'signed-out'],
    ['<!DOCTYPE html><html><body>It works!</body></html>', 'not-json'],
    ['\n  <html lang="en">', 'not-json'],
    ['<table><tr><td>Error', 'not-json'],
    ['<br />\n<b>Warning</b>:  readfile(): failed to open stream', 'not-json'],
  ])('%j is reported as %s', async (body, kind) => {
    expect((await failureOf(download(file(body, { 'Content-Type': 'application/pdf' })))).kind).toBe(kind)
  })
})
