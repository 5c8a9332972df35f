import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { detailsPath } from '@/paths'
import { LinkButton } from '@/ui/link-button'
import type { ButtonSize } from '@/ui/button-styles'
import { nameWithAbout } from '@/ui/control-label'

interface DetailsLinkProps {
  applicationId: string
  /** Passed on to More Details, whose own data has no title. */
  title: string
  /** The name of the page with this link, for the link back from More Details. */
  from: string
  variant?: 'one' | 'two'
  /** Drawn as a button of this size; as a link otherwise. */
  button?: ButtonSize
  icon?: ReactNode
  /** Cut to two lines; the whole is shown on hover and focus. Its parent has to be positioned. */
  isCut?: boolean
  /** What follows the words in the name for screen readers, where several links say the same. */
  about?: string
  children: string
}

interface CameFrom {
  readonly to: string
  readonly label: string
}

/** The state of the history entry, which the browser keeps over a reload. */
interface LinkState {
  readonly cameFrom: CameFrom
  readonly about: { readonly applicationId: string; readonly title: string }
}

/** A link to More Details, which then has a link back to the list with its search, filters, order and page. */
export function DetailsLink(props: DetailsLinkProps) {
  const { applicationId, title, from, variant = 'one', button, icon, isCut = false, about, children } = props
  const { pathname, search } = useLocation()
  const linkState: LinkState = { cameFrom: { to: pathname + search, label: from }, about: { applicationId, title } }
  const target = { to: detailsPath(applicationId, variant), state: linkState }
  if (button === undefined)
    return (
      <Link
        {...target}
        aria-label={nameWithAbout(children, about)}
        className={isCut ? 'cut-text text-ink no-underline hover:underline' : undefined}
      >
        {children}
      </Link>
    )
  return (
    <LinkButton {...target} size={button} icon={icon} about={about}>
      {children}
    </LinkButton>
  )
}

// Only this component sets the state of a history entry of More Details; otherwise it is null.
const asLinkState = (state: unknown) => (state ?? {}) as Partial<LinkState>

/** The page that the link was on. */
export const cameFromIn = (state: unknown): CameFrom | undefined => asLinkState(state).cameFrom

/** The title that the link passed on, if it is that of this application; else empty. */
export function titleIn(state: unknown, applicationId: string): string {
  const { about } = asLinkState(state)
  return about?.applicationId === applicationId ? about.title : ''
}
