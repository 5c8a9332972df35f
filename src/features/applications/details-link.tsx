import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { detailsPath } from '@/app/paths'
import { LinkButton } from '@/ui/link-button'
import type { ButtonSize } from '@/ui/button-styles'

interface DetailsLinkProps {
  applicationId: string
  /** The details themselves hold no title: it goes along with whoever follows the link. */
  title: string
  /** The name of the page it stands on: the way back from More Details says it. */
  from: string
  variant?: 'one' | 'two'
  /** Looks like a button of this size; like a link otherwise. */
  button?: ButtonSize
  icon?: ReactNode
  children: ReactNode
}

interface CameFrom {
  readonly to: string
  readonly label: string
}

/** The browser keeps it with the history entry, over a reload as well. */
interface HandedOn {
  readonly cameFrom: CameFrom
  readonly about: { readonly applicationId: string; readonly title: string }
}

/** Leads to More Details, and back from there to the list as it is now: its search, filters, order and page. */
export function DetailsLink({ applicationId, title, from, variant = 'one', button, icon, children }: DetailsLinkProps) {
  const { pathname, search } = useLocation()
  const handedOn: HandedOn = { cameFrom: { to: pathname + search, label: from }, about: { applicationId, title } }
  const where = { to: detailsPath(applicationId, variant), state: handedOn }
  if (button === undefined) return <Link {...where}>{children}</Link>
  return (
    <LinkButton {...where} size={button} icon={icon}>
      {children}
    </LinkButton>
  )
}

// Any other link leaves the state of its history entry empty.
const handedOnIn = (state: unknown) => (state ?? {}) as Partial<HandedOn>

/** Where such a link stood. */
export const cameFromIn = (state: unknown): CameFrom | undefined => handedOnIn(state).cameFrom

/** The title that it handed on, if it was that of this application. */
export function titleIn(state: unknown, applicationId: string): string {
  const { about } = handedOnIn(state)
  return about?.applicationId === applicationId ? about.title : ''
}
