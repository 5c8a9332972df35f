import { useState } from 'react'
import { useSession } from '@/api/services'

/** The id of who was last known to use this page: a session that cannot be checked makes nobody else of them. */
export function useLastPerson(): string {
  const session = useSession()
  const known = session.state === 'valid' ? session.person.id : null
  const [last, setLast] = useState(known)
  if (known !== null && known !== last) setLast(known)
  return known ?? last ?? ''
}
