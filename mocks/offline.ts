import { createStore, type Store } from '@/lib/create-store'
import { getDemoCachePrefix } from '@/lib/demo-caches'
import { getBuildName } from './build-name'
import type { MockWorker } from './start-worker'

export type OfflineState =
  | { readonly status: 'unsupported' | 'ready' | 'failed' }
  | { readonly status: 'storing'; readonly progress: number }

export type OfflineCopy = Pick<Store<OfflineState>, 'snapshot' | 'subscribe'>

/** Milliseconds to wait after the `load` event, so that the page loads its own files first. */
const LOAD_DELAY = 2000

const CONCURRENT_DOWNLOADS = 4

/** Paths relative to `pagesAddress`, each with the hash of its content. An empty path is the page itself. */
type FileList = readonly (readonly [path: string, integrity: string])[]

const waitForPageLoad = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    else window.addEventListener('load', resolve, { once: true })
  }).then(() => new Promise((resolve) => setTimeout(resolve, LOAD_DELAY)))

/** The integrity hash rejects files of another build if the server is updated meanwhile. */
async function fetchFile(url: string, integrity: string): Promise<Response> {
  const response = await fetch(url, { integrity, cache: url.includes('/assets/') ? 'default' : 'no-cache' })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // A navigation request rejects a redirected response. Copying it clears the flag.
  return new Response(response.body, response)
}

/** Fetches the missing files. Stores the page last, which marks the cache as complete. */
async function storeBuild(cache: Cache, pagesAddress: string, build: string, onProgress: (progress: number) => void) {
  if (await cache.match(pagesAddress)) return
  const response = await fetch(`${pagesAddress}assets/demo-files-${build}.json`)
  const list = (await response.json()) as FileList // Written by scripts/support/demo-files.ts.
  const files = list.map(([path, integrity]) => ({ url: new URL(encodeURI(path), pagesAddress).href, integrity }))
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  const missing = files.filter(({ url }) => url !== pagesAddress && !stored.has(url))
  let remaining = missing.length
  const queue = missing.values()
  const download = async () => {
    for (const { url, integrity } of queue) {
      await cache.put(url, await fetchFile(url, integrity))
      remaining -= 1
      onProgress(1 - remaining / files.length)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_DOWNLOADS }, download))
  for (const { url, integrity } of files)
    if (url === pagesAddress) await cache.put(url, await fetchFile(url, integrity))
}

/** Deletes every other build once all its pages are closed. Until then they load chunks from its cache. */
async function deleteOtherBuilds(pagesAddress: string, ownName: string) {
  const otherNames = (await caches.keys()).filter(
    (name) => name.startsWith(getDemoCachePrefix(pagesAddress)) && name !== ownName,
  )
  for (const name of otherNames) void navigator.locks.request(name, () => caches.delete(name))
}

/** Stores the build of this page once the page has loaded. Returns null on a development server. */
export function createOfflineCopy(pagesAddress: string, workerStart: Promise<MockWorker>): OfflineCopy | null {
  const build = getBuildName()
  if (build === null) return null

  const { snapshot, set, subscribe } = createStore<OfflineState>({ status: 'storing', progress: 0 })

  const store = async () => {
    if (!(await workerStart).isAvailable || !('caches' in window)) return set({ status: 'unsupported' })
    const name = getDemoCachePrefix(pagesAddress) + build
    // Hold the lock while this page is open: it protects the cache from deletion by other builds.
    void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {}))
    const cache = await caches.open(name)
    if (!(await cache.match(pagesAddress))) await waitForPageLoad()
    // One tab stores the files. The others wait and find them stored.
    await navigator.locks.request(`storing ${name}`, () =>
      storeBuild(
        cache,
        pagesAddress,
        build,
        (progress) => snapshot().status === 'storing' && set({ status: 'storing', progress }),
      ),
    )
    set({ status: 'ready' })
    await deleteOtherBuilds(pagesAddress, name)
  }
  void store().catch(() => set({ status: 'failed' }))

  return { snapshot, subscribe }
}
