/** The part of a stored file that a `Range` header asks for: a video is played, and wound, in parts. */
export async function partOf(stored: Response, range: string): Promise<Response> {
  const file = await stored.blob()
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  // Without a first byte the last number counts from the end.
  const start = first === '' ? Math.max(0, file.size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? file.size : Math.min(Number(last) + 1, file.size)
  if ((first === '' && last === '') || start >= end)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } })
  const headers = new Headers(stored.headers)
  headers.set('Content-Range', `bytes ${start}-${end - 1}/${file.size}`)
  headers.set('Content-Length', String(end - start))
  return new Response(file.slice(start, end), { status: 206, statusText: 'Partial Content', headers })
}
