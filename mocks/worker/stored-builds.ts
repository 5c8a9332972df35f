import { demoCachePrefix } from '@/lib/demo-caches'

/** Reads the stored builds (mocks/offline.ts). `caches.open` would recreate a cache while it is being deleted. */
export function storedBuilds(pages: string) {
  const names = async () => (await caches.keys()).filter((name) => name.startsWith(demoCachePrefix(pages)))
  const inBuild = (cacheName: string, request: Request | string) =>
    caches.match(request, { cacheName, ignoreVary: true })

  /** Returns the newest complete build. Its page is stored last. */
  const newestComplete = async (): Promise<string | undefined> => {
    for (const name of (await names()).toReversed()) if (await inBuild(name, pages)) return name
    return undefined
  }

  const file = async (request: Request | string): Promise<Response | undefined> => {
    const name = await newestComplete()
    return name === undefined ? undefined : inBuild(name, request)
  }

  return {
    file,
    page: () => file(pages),
    /** Searches all builds: a fingerprinted name has the same content in each. */
    asset: async (request: Request): Promise<Response | undefined> => {
      for (const name of await names()) {
        const stored = await inBuild(name, request)
        if (stored) return stored
      }
      return undefined
    },
    deleteAll: async () => {
      await Promise.all((await names()).map((name) => caches.delete(name)))
    },
  }
}
