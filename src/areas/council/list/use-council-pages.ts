import { matchPath, useLocation } from 'react-router-dom'
import { useSession, type Services } from '@/api/services'
import { COUNCIL_PAGES, type CouncilPages } from '@/app/council-pages'

/**
 * The addresses for the role that this screen is shown to: by its own address where each role has one, else by who is signed in.
 * A session that has just ended leaves an open screen with the Admin's, which differ in addresses alone.
 */
export function useCouncilPages(): CouncilPages {
  const { pathname } = useLocation()
  const session = useSession()
  return councilPagesAt(pathname) ?? councilPagesOf(session.state === 'valid' ? session.person.role : null)
}

/** The addresses for who is signed in, for a loader: a page with an address for each role lets nobody else in. */
export function councilPagesOfPerson({ session }: Services): CouncilPages {
  return councilPagesOf(session.person?.role)
}

/** Read as the router reads it: in any letter case, with or without a slash at its end. */
function councilPagesAt(pathname: string): CouncilPages | undefined {
  return Object.values(COUNCIL_PAGES).find((pages) =>
    Object.values(pages).some((value) => value.startsWith('/') && matchPath(value, pathname) !== null),
  )
}

function councilPagesOf(role: string | null | undefined): CouncilPages {
  return role === 'urc' ? COUNCIL_PAGES.urc : COUNCIL_PAGES.Admin
}
