import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { usePage } from '../use-page'

/**
 * Whether the bar of this page reserves a row for the menu. Decided when the page opens, before the host has said who
 * is signed in, and not changed by that response, so that the page does not shift. If the response redirects from a
 * page that needs a session to /home, the decision applies there too.
 */
export function useReservedRow(): boolean {
  const { session } = useServices()
  const { state } = useSession()
  const { who, byLink } = usePage()
  const { pathname } = useLocation()
  const isKnown = state === 'valid' || state === 'invalid'
  const isGuarded = who !== 'anyone'
  const isExpected = !byLink && (isGuarded || session.wasSignedIn)
  const decision = {
    pathname,
    isReserved: isKnown ? state === 'valid' : isExpected,
    mayRedirect: isGuarded && !isKnown,
  }
  const [decided, setDecided] = useState(decision)
  if (decided.pathname === pathname) return decided.isReserved
  const holds = decided.mayRedirect && state === 'invalid'
  setDecided(holds ? { ...decided, pathname, mayRedirect: false } : decision)
  return holds ? decided.isReserved : decision.isReserved
}
