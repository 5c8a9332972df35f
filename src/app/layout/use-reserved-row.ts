import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { usePage } from '../use-page'

/**
 * Whether the bar of this page reserves a row for the menu. It is decided when the page opens, before the host has
 * answered who is signed in, and is not changed by the answer, so that the page does not move. Where the answer
 * redirects from a page that needs a session to /home, the decision is kept for that page too.
 */
export function useReservedRow(): boolean {
  const { session } = useServices()
  const { state } = useSession()
  const { who, byLink } = usePage()
  const { pathname } = useLocation()
  const isKnown = state === 'valid' || state === 'invalid'
  const isGuarded = who !== 'anyone'
  const isExpected = !byLink && (isGuarded || session.wasSignedIn)
  const decision = { pathname, isKept: isKnown ? state === 'valid' : isExpected, sentAway: isGuarded && !isKnown }
  const [decided, setDecided] = useState(decision)
  if (decided.pathname === pathname) return decided.isKept
  const holds = decided.sentAway && state === 'invalid'
  setDecided(holds ? { ...decided, pathname, sentAway: false } : decision)
  return holds ? decided.isKept : decision.isKept
}
