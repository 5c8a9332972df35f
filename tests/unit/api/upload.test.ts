import { expect, it, vi } from 'vitest'
import { xhrUpload } from '@/api/upload'

/** A browser whose host answers at once. */
const answering = (status: number, body: Blob) =>
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly upload = {}
      readonly status = status
      readonly response = body
      onload = () => {}
      open() {}
      getResponseHeader() {
        return 'text/html'
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

it.each([204, 205, 304])('returns an answer that cannot have a body: HTTP %i', async (status) => {
  answering(status, new Blob([]))
  expect(await (await send()).text()).toBe('')
})

it('fails for an answer with a status that HTTP does not have', async () => {
  answering(999, new Blob([]))
  await expect(send()).rejects.toThrow(RangeError)
})
