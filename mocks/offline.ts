import { createStore, type Store } from '@/lib/create-store'
import { demoCachePrefix } from '@/lib/demo-caches'
import { buildName } from './build-name'
import type { MockWorker } from './start-worker'

/** How far this browser has got with storing the demo for use without a connection. */
export type OfflineState =
  | { readonly is: 'unsupported' | 'ready' | 'failed' }
  /** `share` from 0 to 1. */
  | { readonly is: 'storing'; readonly share: number }

export type OfflineCopy = Pick<Store<OfflineState>, 'snapshot' | 'subscribe'>

/** Milliseconds after the page is loaded: what it needs itself is fetched before. */
const PAUSE = 2000

/** Files that are fetched at the same time. */
const AT_ONCE = 4

/** Address below the pages, empty for the page itself, and the hash that the content must have. */
type FileList = readonly (readonly [path: string, integrity: string])[]

const pageLoaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    else window.addEventListener('load', resolve, { once: true })
  }).then(() => new Promise((resolve) => setTimeout(resolve, PAUSE)))

/** The hash makes sure that no file of another build gets in, should the server's files change in the meantime. */
async function fetchFile(url: string, integrity: string): Promise<Response> {
  const reply = await fetch(url, { integrity, cache: url.includes('/assets/') ? 'default' : 'no-cache' })
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`)
  // A page may not be answered with a reply that was redirected.
  return new Response(reply.body, reply)
}

/** Fetches what the cache does not have yet. The page itself comes last: a cache that has it is complete. */
async function fill(cache: Cache, pages: string, build: string, onProgress: (share: number) => void) {
  if (await cache.match(pages)) return
  const reply = await fetch(`${pages}assets/demo-files-${build}.json`)
  const list = (await reply.json()) as FileList // Written by scripts/support/demo-files.ts.
  const files = list.map(([path, integrity]) => ({ url: new URL(encodeURI(path), pages).href, integrity }))
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  const missing = files.filter(({ url }) => url !== pages && !stored.has(url))
  let left = missing.length
  const next = missing.values()
  const work = async () => {
    for (const { url, integrity } of next) {
      await cache.put(url, await fetchFile(url, integrity))
      left -= 1
      onProgress(1 - left / files.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const { url, integrity } of files) if (url === pages) await cache.put(url, await fetchFile(url, integrity))
}

/** Deletes the other builds, each as soon as no page of it is open: until then its pages load their parts from it. */
async function deleteOthers(pages: string, own: string) {
  const others = (await caches.keys()).filter((name) => name.startsWith(demoCachePrefix(pages)) && name !== own)
  for (const name of others) void navigator.locks.request(name, () => caches.delete(name))
}

/**
 * Stores the whole build that this page belongs to, once the page has what it needs itself. Returns null where nothing is
 * stored: on a development server.
 * @param pages absolute URL of the folder of the pages, ending in `/`
 */
export function offlineCopy(pages: string, starting: Promise<MockWorker>): OfflineCopy | null {
  const build = buildName()
  if (build === null) return null

  const { snapshot, set, subscribe } = createStore<OfflineState>({ is: 'storing', share: 0 })

  const store = async () => {
    if (!(await starting).isThere || !('caches' in window)) return set({ is: 'unsupported' })
    const name = demoCachePrefix(pages) + build
    // Held as long as this page is open, so that pages of other builds can tell.
    void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {}))
    const cache = await caches.open(name)
    if (!(await cache.match(pages))) await pageLoaded()
    // Of several tabs one stores, and the others find it done.
    await navigator.locks.request(`storing ${name}`, () =>
      fill(cache, pages, build, (share) => snapshot().is === 'storing' && set({ is: 'storing', share })),
    )
    set({ is: 'ready' })
    await deleteOthers(pages, name)
  }
  void store().catch(() => set({ is: 'failed' }))

  return { snapshot, subscribe }
}
