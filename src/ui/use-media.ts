import { useSyncExternalStore } from 'react'

/** Whether a media query matches, for what CSS cannot decide, such as whether something is fetched at all. */
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
