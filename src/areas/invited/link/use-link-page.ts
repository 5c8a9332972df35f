import { matchPath, useLocation } from 'react-router-dom'
import { LINK_PAGES, type LinkPage } from '@/domain/people/links'

/** Takes the page from the path alone, because anyone can change `Role` in the link. */
export function useLinkPage(): LinkPage | undefined {
  const { pathname } = useLocation()
  return LINK_PAGES.find((page) => matchPath(`/${page}`, pathname) !== null)
}
