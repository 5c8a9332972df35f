import { useEffect } from 'react'
import type { DraftState } from '@/features/drafts/draft-state'

/** Makes the browser ask before the page is closed while it has unsaved changes or files. */
export function useWarnBeforeClosing({ saved, filesRestored, unstored }: DraftState): void {
  const isBeingSaved = saved.state === 'saving' && filesRestored
  const isUnstored = saved.state === 'failed' || saved.state === 'waiting' || isBeingSaved || unstored.length > 0
  useEffect(() => {
    if (!isUnstored) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnstored])
}
