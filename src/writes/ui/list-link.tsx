import { Link, useLocation } from 'react-router-dom'
import { buttonStyles } from '@/ui/button-styles'
import type { QueuedWrite } from '../entry'
import { entryName } from './queue-texts'

/** Leads to the list that an entry was made on; nothing on that list itself. */
export function ListLink({ entry }: { entry: QueuedWrite }) {
  const { pathname } = useLocation()
  if (entry.page.split('?')[0] === pathname) return null
  return (
    <Link to={entry.page} className={buttonStyles('secondary', 'small')}>
      Open its list<span className="sr-only"> {entryName(entry)}</span>
    </Link>
  )
}
