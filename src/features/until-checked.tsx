import type { ReactNode } from 'react'
import { useSession } from '@/api/services'

/**
 * If somebody is logged in on this device, hides visitor content, but keeps its space, until the session is checked.
 */
export function UntilChecked({ children }: { children: ReactNode }) {
  const isAsked = useSession().state === 'unchecked'
  return <div className={isAsked ? 'in-data-[visitor=known]:invisible' : undefined}>{children}</div>
}
