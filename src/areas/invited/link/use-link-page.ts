import { matchPath, useLocation } from 'react-router-dom'
import { LINK_PAGES, type LinkPage } from '@/domain/people/links'

/** Which invited user's page this is, by the path alone, because anyone could change the `Role` in a link. */
export function useLinkPage(): LinkPage | undefined {
  const { pathname } = useLocation()
  return LINK_PAGES.find((page) => matchPath(`/${page}`, pathname) !== null)
}
