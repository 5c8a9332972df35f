import { matchPath, useLocation } from 'react-router-dom'
import { useSession, type Portal } from '@/api/portal'
import { DESKS, type Desk } from '@/app/desks'

/**
 * The desk this screen stands on: by its address where each desk has one of its own, else by who is signed in.
 * A session that has just ended leaves an open screen on the Admin's desk, which differs in addresses alone (spec 2).
 */
export function useDesk(): Desk {
  const { pathname } = useLocation()
  const session = useSession()
  return deskAt(pathname) ?? deskOf(session.state === 'valid' ? session.person.role : null)
}

/** The desk of who is signed in, for a loader: pages with an address for each desk let nobody else in. */
export function deskOfPerson({ session }: Portal): Desk {
  return deskOf(session.person?.role)
}

/** Read as the router reads it: in any letter case, with or without a slash at its end. */
function deskAt(pathname: string): Desk | undefined {
  return Object.values(DESKS).find((desk) =>
    Object.values(desk).some((value) => value.startsWith('/') && matchPath(value, pathname) !== null),
  )
}

function deskOf(role: string | null | undefined): Desk {
  return role === 'urc' ? DESKS.urc : DESKS.Admin
}
