import { createContext, use, useLayoutEffect } from 'react'

/** The unsaved entries of the surrounding dialog; null outside a dialog. */
export const UnsavedEntries = createContext<Set<symbol> | null>(null)

export const useIsInDialog = (): boolean => use(UnsavedEntries) !== null

/** Makes the surrounding dialog confirm closing while `isUnsaved` is true. */
export function useUnsavedEntry(isUnsaved: boolean): void {
  const entries = use(UnsavedEntries)
  useLayoutEffect(() => {
    if (!isUnsaved || entries === null) return
    const entry = Symbol('unsaved')
    entries.add(entry)
    return () => void entries.delete(entry)
  }, [entries, isUnsaved])
}
