import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parseHtaccess } from './htaccess'
import { respondNotFound } from './pages'
import type { Respond } from './serve'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
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

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Returns null for a path outside the folder and for hidden files. */
function toSafePath(pathname: string): string | null {
  const path = decodePath(pathname)
  return path === null || /[\\\0]/.test(path) || path.split('/').some((part) => part.startsWith('.')) ? null : path
}

const readFileOrNull = (file: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  readFile(file).then(
    (bytes) => bytes,
    () => null,
  )

/**
 * Serves a built portal with the headers of its `.htaccess`. A path without an extension is a page; a missing file is
 * 404. Reads files on each request, so a rebuild needs no restart.
 */
export function servePortalFiles(folder: string): Respond {
  return async ({ url }) => {
    const path = toSafePath(new URL(url).pathname)
    if (path === null) return respondNotFound()
    const filePath = extname(path) === '' ? `${path}.html` : path
    const requestedBytes = await readFileOrNull(join(folder, filePath))
    const servedPath = requestedBytes || filePath === path ? filePath : '/index.html'
    const bytes = requestedBytes ?? (await readFileOrNull(join(folder, servedPath)))
    if (!bytes) return respondNotFound()
    const headers = parseHtaccess(
      new TextDecoder().decode((await readFileOrNull(join(folder, '.htaccess'))) ?? undefined),
    )
    const type = CONTENT_TYPES[extname(servedPath).toLowerCase()] ?? 'application/octet-stream'
    return new Response(bytes, {
      headers: { ...headers.always, ...headers.getForFile(servedPath), 'Content-Type': type },
    })
  }
}
