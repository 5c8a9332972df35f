import { matchPath, useLocation } from 'react-router-dom'
import { usePerson, type Services } from '@/api/services'
import { COUNCIL_PAGES, type CouncilPages } from '@/council-pages'

/** Takes the role from the URL, otherwise from the session, otherwise Admin. */
export function useCouncilPages(): CouncilPages {
  const { pathname } = useLocation()
  const person = usePerson()
  return findCouncilPages(pathname) ?? getPagesOfRole(person?.role)
}

/** For route loaders, which have no hooks. */
export function getCouncilPages({ session }: Services): CouncilPages {
  return getPagesOfRole(session.person?.role)
}

/** Matches like the router: case-insensitively, with or without a trailing slash. */
function findCouncilPages(pathname: string): CouncilPages | undefined {
  return Object.values(COUNCIL_PAGES).find((pages) =>
    Object.values(pages).some((value) => value.startsWith('/') && matchPath(value, pathname) !== null),
  )
}

function getPagesOfRole(role: string | null | undefined): CouncilPages {
  return role === 'urc' ? COUNCIL_PAGES.urc : COUNCIL_PAGES.Admin
}
