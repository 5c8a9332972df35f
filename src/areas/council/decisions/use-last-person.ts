import { useState } from 'react'
import { useSession } from '@/api/services'

/** Id of the last known user; it stays while the session cannot be checked. */
export function useLastPerson(): string {
  const session = useSession()
  const known = session.state === 'valid' ? session.person.id : null
  const [last, setLast] = useState(known)
  if (known !== null && known !== last) setLast(known)
  return known ?? last ?? ''
}
