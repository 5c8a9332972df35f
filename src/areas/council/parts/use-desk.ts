import { useLocation } from 'react-router-dom'
import { useSession } from '@/api/portal'
import { DESKS, type Desk } from '@/app/desks'

/**
 * The desk this screen stands on: by its address where each desk has one of its own, else by who is signed in.
 * A session that has just ended leaves an open screen on the Admin's desk, which differs in addresses alone (spec 2).
 */
export function useDesk(): Desk {
  const { pathname } = useLocation()
  const session = useSession()
  const role = session.state === 'valid' ? session.person.role : null
  const desks = Object.values(DESKS)
  return (
    desks.find((desk) => Object.values(desk).includes(pathname)) ??
    desks.find((desk) => desk.role === role) ??
    DESKS.Admin
  )
}
