import { useEffect } from 'react'
import type { DraftState } from '@/features/drafts/draft-state'

/** Makes the browser ask before the page is closed while it has unsaved changes or files. */
export function useWarnBeforeClosing({ saved, unkept }: Pick<DraftState, 'saved' | 'unkept'>): void {
  const isUnkept = saved.state === 'failed' || saved.state === 'waiting' || unkept.length > 0
  useEffect(() => {
    if (!isUnkept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnkept])
}
