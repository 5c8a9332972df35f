import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { useAlerts } from '@/ui/alerts'

interface LeaveTexts {
  text?: string
  leaveLabel?: string
  stayLabel?: string
}

/**
 * Asks for confirmation before unsaved work is left by a link, Back or closing the page. After a successful save, call
 * `release()` before navigating: the form is still dirty.
 */
export function useLeaveGuard(isDirty: boolean, texts: LeaveTexts = {}) {
  const { text = 'Leave this page? What you changed here has not been saved.' } = texts
  const { leaveLabel = 'Leave', stayLabel = 'Stay' } = texts
  const alerts = useAlerts()
  const isReleased = useRef(false)
  const isConfirming = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked' || isConfirming.current) return
    isConfirming.current = true
    void alerts.confirm(text, { confirmLabel: leaveLabel, cancelLabel: stayLabel }).then((isLeaving) => {
      isConfirming.current = false
      if (isLeaving) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker, alerts, text, leaveLabel, stayLabel])

  useEffect(() => {
    if (!isDirty) return
    // Browsers show their own text, which pages cannot change.
    const confirmLeave = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', confirmLeave)
    return () => window.removeEventListener('beforeunload', confirmLeave)
  }, [isDirty])

  const release = useCallback(() => {
    isReleased.current = true
  }, [])
  return { release }
}
