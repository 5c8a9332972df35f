import { Link, matchPath, useLocation } from 'react-router-dom'
import { buttonStyles } from '@/ui/button-styles'
import type { QueuedWrite } from '../entry'
import { entryName } from './queue-texts'

/** Link to the list that an entry was made on. Renders nothing on that list. */
export function ListLink({ entry }: { entry: QueuedWrite }) {
  const { pathname } = useLocation()
  const [list = ''] = entry.page.split('?')
  if (matchPath(list, pathname)) return null
  return (
    <Link to={entry.page} className={buttonStyles('secondary', 'small')}>
      <span>Open its list</span>
      <span className="sr-only"> {entryName(entry)}</span>
    </Link>
  )
}
