import { expect, it, vi } from 'vitest'
import { xhrUpload } from '@/api/upload'

/** Stubs a host that responds immediately. */
const answering = (status: number, body: Blob) =>
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly upload = {}
      readonly status = status
      readonly response = body
      onload = () => {}
      open() {}
      getAllResponseHeaders() {
        return 'content-type: text/html\r\nwww-authenticate: Basic realm="Council: staff"\r\n'
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

it('returns the answer of the host', async () => {
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

it.each([204, 205, 304])('returns an answer that cannot have a body: HTTP %i', async (status) => {
  answering(status, new Blob([]))
  expect(await (await send()).text()).toBe('')
})

it('fails for an answer with a status that HTTP does not have', async () => {
  answering(999, new Blob([]))
  await expect(send()).rejects.toThrow(RangeError)
})
