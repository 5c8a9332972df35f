import type { Absence, DossierContent } from './dossier-content'

/** A document as it was loaded. */
export type LoadedFile = File | Absence | 'not-loaded'

/** Documents in flight: the next ones load while one is processed. */
const AT_ONCE = 4

/** Returns a function that loads each document once and prefetches those after it. `index` counts those of all contents. */
export function loadedAhead(
  contents: readonly DossierContent[],
  signal: AbortSignal,
): (index: number) => Promise<LoadedFile> {
  const parts = contents.flatMap(({ parts: own }) => own)
  const loading = new Map<number, Promise<LoadedFile>>()
  return async (wanted) => {
    for (const [offset, { load }] of parts.slice(wanted, wanted + AT_ONCE).entries()) {
      const index = wanted + offset
      if (!loading.has(index))
        loading.set(
          index,
          load(signal).catch(() => 'not-loaded' as const),
        )
    }
    const file = (await loading.get(wanted)) ?? 'not-loaded'
    // The caller holds the document now, so this copy is released.
    loading.set(wanted, Promise.resolve('not-loaded'))
    return file
  }
}
