import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { usePage } from '../use-page'

/**
 * Whether the head of this page keeps a row free for the menu of somebody who is signed in. It is decided as the page
 * opens, before the host has said who is here, and holds until the next one: no answer moves the page. Where the answer
 * sends the person from a page that needs a session to /home, it holds for that one as well, which comes in its place.
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
