import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { detailsPath } from '@/app/paths'
import { LinkButton } from '@/ui/link-button'
import type { ButtonSize } from '@/ui/button-look'

interface DetailsLinkProps {
  appId: string
  /** The name of the page it stands on: the way back from More Details says it. */
  from: string
  /** Looks like a button of this size; like a link otherwise. */
  button?: ButtonSize
  children: ReactNode
}

interface CameFrom {
  readonly to: string
  readonly label: string
}

/** Leads to More Details, and back from there to the list as it is now: its search, filters, order and page. */
export function DetailsLink({ appId, from, button, children }: DetailsLinkProps) {
  const { pathname, search } = useLocation()
  const cameFrom: CameFrom = { to: pathname + search, label: from }
  const where = { to: detailsPath(appId, 'one'), state: { cameFrom } }
  if (button === undefined) return <Link {...where}>{children}</Link>
  return (
    <LinkButton {...where} size={button}>
      {children}
    </LinkButton>
  )
}

/** What such a link left in the state of a history entry, which any other link leaves empty. */
export function cameFromIn(state: unknown): CameFrom | undefined {
  return (state as { cameFrom?: CameFrom } | null)?.cameFrom
}
