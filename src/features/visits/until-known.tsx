import type { ReactNode } from 'react'
import { useSession } from '@/api/services'

/**
 * What is for visitors alone. Where somebody has logged in on this device and not out again, it keeps its room and is not
 * seen until the host has said who that is, so that nobody sees it go.
 */
export function UntilKnown({ children }: { children: ReactNode }) {
  const isAsked = useSession().state === 'unchecked'
  return <div className={isAsked ? 'in-data-[visitor=known]:invisible' : undefined}>{children}</div>
}
