import type { Absence, DossierContent } from './dossier-content'

export type LoadResult = File | Absence | 'not-loaded'

/** Documents in flight. The next ones load while one is processed. */
const CONCURRENCY = 4

/** Returns a function that loads a document once and prefetches the next ones. The index runs across all contents. */
export function createPrefetchingLoader(
  contents: readonly DossierContent[],
  signal: AbortSignal,
): (index: number) => Promise<LoadResult> {
  const parts = contents.flatMap(({ parts: own }) => own)
  const loading = new Map<number, Promise<LoadResult>>()
  return async (requestedIndex) => {
    for (const [offset, { load }] of parts.slice(requestedIndex, requestedIndex + CONCURRENCY).entries()) {
      const index = requestedIndex + offset
      if (!loading.has(index))
        loading.set(
          index,
          load(signal).catch(() => 'not-loaded' as const),
        )
    }
    const file = (await loading.get(requestedIndex)) ?? 'not-loaded'
    // Releases this copy, because the caller holds the document.
    loading.set(requestedIndex, Promise.resolve('not-loaded'))
    return file
  }
}
