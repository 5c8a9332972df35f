import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { useAlerts } from '@/ui/alerts'

interface LeaveWords {
  text?: string
  leaveLabel?: string
  stayLabel?: string
}

/**
 * Asks for confirmation before unsaved work is left by a link, Back or closing the page. After a successful save, call
 * `release()` before navigating: the form is still dirty.
 */
export function useLeaveGuard(dirty: boolean, words: LeaveWords = {}) {
  const { text = 'Leave this page? What you changed here has not been saved.' } = words
  const { leaveLabel = 'Leave', stayLabel = 'Stay' } = words
  const alerts = useAlerts()
  const released = useRef(false)
  const isConfirming = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !released.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked' || isConfirming.current) return
    isConfirming.current = true
    void alerts.confirm(text, { confirmLabel: leaveLabel, cancelLabel: stayLabel }).then((leave) => {
      isConfirming.current = false
      if (leave) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker, alerts, text, leaveLabel, stayLabel])

  useEffect(() => {
    if (!dirty) return
    // Browsers show their own text, which pages cannot change.
    const confirmLeave = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', confirmLeave)
    return () => window.removeEventListener('beforeunload', confirmLeave)
  }, [dirty])

  const release = useCallback(() => {
    released.current = true
  }, [])
  return { release }
}
