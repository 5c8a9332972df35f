import { describe, expect, it } from 'vitest'
import { createRangeResponse, getRequestKind } from '@mocks/worker/requests'

const PAGES = 'http://demo.test/RGMS/'

/** Creates an object, because the constructor of Request cannot create navigations. */
const createRequest = (path: string, changes: Partial<Request> = {}) =>
  ({ method: 'GET', mode: 'cors', cache: 'default', url: new URL(path, PAGES).href, ...changes }) as Request

const getNavigationKind = (path: string) => getRequestKind(createRequest(path, { mode: 'navigate' }), PAGES)

describe('the demo’s worker', () => {
  it.each(['./', 'home', 'moredetails/8', 'reviewer2?app_ID=8.pdf'])('serves the page %s', (path) => {
    expect(getNavigationKind(path)).toBe('page')
  })

  it('serves the files of the demo', () => {
    expect(getRequestKind(createRequest('assets/index-1234.js'), PAGES)).toBe('asset')
    expect(getRequestKind(createRequest('images/logo.svg'), PAGES)).toBe('file')
    expect(getNavigationKind('Templates/Project%20Budget.docx')).toBe('file')
  })

  it.each([
    ['a call of the host', createRequest('Login.php')],
    ['a file of the host, opened as a page', createRequest('MoreDetailsFileDownload.php?x=1', { mode: 'navigate' })],
    ['a POST request', createRequest('home', { method: 'POST' })],
    ['a page outside its folder', createRequest('/elsewhere', { mode: 'navigate' })],
    ['another origin', createRequest('http://other.test/RGMS/assets/a.js')],
    ['a request that only the HTTP cache may serve', createRequest('home', { cache: 'only-if-cached' })],
  ])('does not handle %s', (_, request) => {
    expect(getRequestKind(request, PAGES)).toBeNull()
  })
})

describe('a part of a stored file', () => {
  const readPart = async (range: string) => {
    const response = await createRangeResponse(
      new Response('0123456789', { headers: { 'Content-Type': 'video/mp4' } }),
      range,
    )
    const { status, headers } = response
    return {
      status,
      range: headers.get('Content-Range'),
      type: headers.get('Content-Type'),
      text: await response.text(),
    }
  }

  it.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=-30', 'bytes 0-9/10', '0123456789'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
  ])('is returned for %s', async (requestedRange, range, text) => {
    expect(await readPart(requestedRange)).toEqual({ status: 206, range, type: 'video/mp4', text })
  })

  it.each(['bytes=10-', 'bytes=-', 'lines=1-2', 'bytes=5-2'])('is refused for %s', async (requestedRange) => {
    expect(await readPart(requestedRange)).toMatchObject({ status: 416, range: 'bytes */10', text: '' })
  })
})
