import { demoCachePrefix } from '@/lib/demo-caches'

/**
 * The builds that this browser has stored, each in a cache of its own (mocks/offline.ts fills them). None is opened by its
 * name, which would create it again while it is being deleted.
 */
export function storedBuilds(pages: string) {
  const names = async () => (await caches.keys()).filter((name) => name.startsWith(demoCachePrefix(pages)))
  const inBuild = (cacheName: string, request: Request | string) =>
    caches.match(request, { cacheName, ignoreVary: true })

  /** The newest build that is stored as a whole: its page is stored last. */
  const newestComplete = async (): Promise<string | undefined> => {
    for (const name of (await names()).toReversed()) if (await inBuild(name, pages)) return name
    return undefined
  }

  /** A file of the newest complete build. */
  const file = async (request: Request | string): Promise<Response | undefined> => {
    const name = await newestComplete()
    return name === undefined ? undefined : inBuild(name, request)
  }

  return {
    file,
    page: () => file(pages),
    /** From any build: a name with a fingerprint means the same content in all of them. */
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
