import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readHtaccess } from './htaccess'
import { notFound } from './pages'
import type { Respond } from './serve'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Returns null for a path outside the folder and for hidden files. */
function safePath(pathname: string): string | null {
  const path = decoded(pathname)
  return path === null || /[\\\0]/.test(path) || path.split('/').some((part) => part.startsWith('.')) ? null : path
}

const read = (file: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  readFile(file).then(
    (bytes) => bytes,
    () => null,
  )

/**
 * Serves a built portal with the headers of its `.htaccess`. A path without an extension is a page; a missing file is
 * 404. Reads files on each request, so a rebuild needs no restart.
 */
export function portalFiles(folder: string): Respond {
  return async ({ url }) => {
    const path = safePath(new URL(url).pathname)
    if (path === null) return notFound()
    const own = extname(path) === '' ? `${path}.html` : path
    const found = await read(join(folder, own))
    const address = found || own === path ? own : '/index.html'
    const bytes = found ?? (await read(join(folder, address)))
    if (!bytes) return notFound()
    const shipped = readHtaccess(new TextDecoder().decode((await read(join(folder, '.htaccess'))) ?? undefined))
    const type = TYPES[extname(address).toLowerCase()] ?? 'application/octet-stream'
    return new Response(bytes, { headers: { ...shipped.always, ...shipped.of(address), 'Content-Type': type } })
  }
}
