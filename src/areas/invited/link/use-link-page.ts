import { matchPath, useLocation } from 'react-router-dom'
import { LINK_PAGES, type LinkPage } from '@/domain/links'

/** Which of the pages by link this is, by the path alone: anybody could change the `Role` of a link. */
export function useLinkPage(): LinkPage | undefined {
  const { pathname } = useLocation()
  return LINK_PAGES.find((page) => matchPath(`/${page}`, pathname) !== null)
}
