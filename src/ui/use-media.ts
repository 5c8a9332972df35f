import { useSyncExternalStore } from 'react'

/** Returns whether a media query matches, for decisions that CSS cannot make, such as whether to fetch data. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
