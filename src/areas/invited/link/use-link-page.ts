import { matchPath, useLocation } from 'react-router-dom'
import { LINK_PAGES, type LinkPage } from '@/domain/links'

/** Which of the pages by link this is. The path alone says who is asked: the `Role` of a link is a label. */
export function useLinkPage(): LinkPage | undefined {
  const { pathname } = useLocation()
  return LINK_PAGES.find((page) => matchPath(`/${page}`, pathname) !== null)
}
