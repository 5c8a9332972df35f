import { createStore, type Store } from '@/lib/create-store'
import { getDemoCachePrefix } from '@/lib/demo-caches'
import { buildName } from './build-name'
import type { MockWorker } from './start-worker'

export type OfflineState =
  | { readonly is: 'unsupported' | 'ready' | 'failed' }
  | { readonly is: 'storing'; readonly share: number }

export type OfflineCopy = Pick<Store<OfflineState>, 'snapshot' | 'subscribe'>

/** Milliseconds after the page's `load` event. Leaves the network to the page's own files first. */
const PAUSE = 2000

const AT_ONCE = 4

/** Path relative to the pages, empty for the page itself, and the expected hash of the content. */
type FileList = readonly (readonly [path: string, integrity: string])[]

const pageLoaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    else window.addEventListener('load', resolve, { once: true })
  }).then(() => new Promise((resolve) => setTimeout(resolve, PAUSE)))

/** The integrity hash rejects files of another build if the server is updated meanwhile. */
async function fetchFile(url: string, integrity: string): Promise<Response> {
  const reply = await fetch(url, { integrity, cache: url.includes('/assets/') ? 'default' : 'no-cache' })
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`)
  // A navigation request rejects a redirected response. Copying it clears the flag.
  return new Response(reply.body, reply)
}

/** Fetches the missing files. Stores the page last, which marks the cache as complete. */
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

/** Deletes each other build once no page of it is open. Until then its pages load chunks from it. */
async function deleteOthers(pages: string, own: string) {
  const others = (await caches.keys()).filter((name) => name.startsWith(getDemoCachePrefix(pages)) && name !== own)
  for (const name of others) void navigator.locks.request(name, () => caches.delete(name))
}

/** Returns null on a development server. Stores the build of this page once the page itself has loaded. */
export function offlineCopy(pages: string, starting: Promise<MockWorker>): OfflineCopy | null {
  const build = buildName()
  if (build === null) return null

  const { snapshot, set, subscribe } = createStore<OfflineState>({ is: 'storing', share: 0 })

  const store = async () => {
    if (!(await starting).isThere || !('caches' in window)) return set({ is: 'unsupported' })
    const name = getDemoCachePrefix(pages) + build
    // Hold the lock while this page is open: it protects the cache from deletion by other builds.
    void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {}))
    const cache = await caches.open(name)
    if (!(await cache.match(pages))) await pageLoaded()
    // One tab stores the files. The others wait and find them stored.
    await navigator.locks.request(`storing ${name}`, () =>
      fill(cache, pages, build, (share) => snapshot().is === 'storing' && set({ is: 'storing', share })),
    )
    set({ is: 'ready' })
    await deleteOthers(pages, name)
  }
  void store().catch(() => set({ is: 'failed' }))

  return { snapshot, subscribe }
}
