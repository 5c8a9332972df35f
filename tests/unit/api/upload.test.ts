import { expect, it, vi } from 'vitest'
import { xhrUpload } from '@/wire/client/upload'

const HEADERS = 'content-type: text/html\r\nwww-authenticate: Basic realm="Council: staff"\r\n'

/** Stubs a host that responds immediately. */
const answering = (status: number, body: Blob, headers = HEADERS) =>
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly upload = {}
      readonly status = status
      readonly response = body
      onload = () => {}
      open() {}
      getAllResponseHeaders() {
        return headers
      }
      send() {
        this.onload()
      }
    },
  )

const send = () =>
  xhrUpload({
    url: 'http://host.test/FileUploads.php',
    body: new FormData(),
    signal: new AbortController().signal,
    onProgress: () => {},
  })

it('returns the response of the host', async () => {
  answering(200, new Blob(['Saved.']))
  const response = await send()
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('Saved.')
})

it('returns the headers of the host', async () => {
  answering(401, new Blob([]))
  const { headers } = await send()
  expect(headers.get('Content-Type')).toBe('text/html')
  expect(headers.get('WWW-Authenticate')).toBe('Basic realm="Council: staff"')
})

it('returns a response without headers', async () => {
  answering(200, new Blob(['Saved.']), '')
  expect(await (await send()).text()).toBe('Saved.')
})

it.each([204, 205, 304])('returns a response that cannot have a body: HTTP %i', async (status) => {
  answering(status, new Blob([]))
  expect(await (await send()).text()).toBe('')
})

it('fails for a response with a status that HTTP does not have', async () => {
  answering(999, new Blob([]))
  await expect(send()).rejects.toThrow(RangeError)
})
