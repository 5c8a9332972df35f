import { createContext, use, useLayoutEffect } from 'react'

/** The unsaved entries in the dialog around a component; null outside a dialog. */
export const UnsavedEntries = createContext<Set<symbol> | null>(null)

/** Whether there is a dialog around a component. */
export const useIsInDialog = (): boolean => use(UnsavedEntries) !== null

/** Makes the surrounding dialog ask before it closes while `isUnsaved` is true. */
export function useUnsavedEntry(isUnsaved: boolean): void {
  const entries = use(UnsavedEntries)
  useLayoutEffect(() => {
    if (!isUnsaved || entries === null) return
    const entry = Symbol('unsaved')
    entries.add(entry)
    return () => void entries.delete(entry)
  }, [entries, isUnsaved])
}
