import { describe, expect, it } from 'vitest'
import { createRangeResponse, getRequestKind } from '@mocks/worker/requests'

const PAGES = 'http://demo.test/RGMS/'

/** Returns a request as a worker gets it: the constructor cannot make one of a navigation. */
const request = (path: string, changes: Partial<Request> = {}) =>
  ({ method: 'GET', mode: 'cors', cache: 'default', url: new URL(path, PAGES).href, ...changes }) as Request

const page = (path: string) => getRequestKind(request(path, { mode: 'navigate' }), PAGES)

describe('the demo’s worker', () => {
  it.each(['./', 'home', 'moredetails/8', 'reviewer2?app_ID=8.pdf'])('serves the page %s', (path) => {
    expect(page(path)).toBe('page')
  })

  it('serves the files of the demo, with a fingerprint or without', () => {
    expect(getRequestKind(request('assets/index-1234.js'), PAGES)).toBe('asset')
    expect(getRequestKind(request('images/logo.svg'), PAGES)).toBe('file')
    expect(page('Templates/Project%20Budget.docx')).toBe('file')
  })

  it.each([
    ['a call of the host', request('Login.php')],
    ['a file of the host, opened as a page', request('MoreDetailsFileDownload.php?x=1', { mode: 'navigate' })],
    ['what is sent', request('home', { method: 'POST' })],
    ['what lies outside its folder', request('/elsewhere', { mode: 'navigate' })],
    ['another origin', request('http://other.test/RGMS/assets/a.js')],
    ['what only the browser’s own cache may answer', request('home', { cache: 'only-if-cached' })],
  ])('leaves %s alone', (_, left) => {
    expect(getRequestKind(left, PAGES)).toBeNull()
  })
})

describe('a part of a stored file', () => {
  const part = async (range: string) => {
    const reply = await createRangeResponse(
      new Response('0123456789', { headers: { 'Content-Type': 'video/mp4' } }),
      range,
    )
    const { status, headers } = reply
    return { status, range: headers.get('Content-Range'), type: headers.get('Content-Type'), text: await reply.text() }
  }

  it.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=-30', 'bytes 0-9/10', '0123456789'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
  ])('is returned as %s requests', async (asked, range, text) => {
    expect(await part(asked)).toEqual({ status: 206, range, type: 'video/mp4', text })
  })

  it.each(['bytes=10-', 'bytes=-', 'lines=1-2', 'bytes=5-2'])('is refused for %s', async (asked) => {
    expect(await part(asked)).toMatchObject({ status: 416, range: 'bytes */10', text: '' })
  })
})
