import { useCallback, useState } from 'react'
import { useLeaveGuard } from '@/form/use-leave-guard'

/** Asks before the user leaves the page during a bulk run, because leaving stops it. */
export function useBlockNavigation(): () => () => void {
  const [runs, setRuns] = useState(0)
  useLeaveGuard(runs > 0, { text: 'Leave this page? What this run has not begun yet will not be done.' })
  return useCallback(() => {
    setRuns((count) => count + 1)
    return () => setRuns((count) => count - 1)
  }, [])
}
