/** Serves a `Range` of a stored file: videos are played and sought in parts. */
export async function partOf(stored: Response, range: string): Promise<Response> {
  const file = await stored.blob()
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  // Without a first byte, the number counts from the end.
  const start = first === '' ? Math.max(0, file.size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? file.size : Math.min(Number(last) + 1, file.size)
  if ((first === '' && last === '') || start >= end)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } })
  const headers = new Headers(stored.headers)
  headers.set('Content-Range', `bytes ${start}-${end - 1}/${file.size}`)
  headers.set('Content-Length', String(end - start))
  return new Response(file.slice(start, end), { status: 206, statusText: 'Partial Content', headers })
}
