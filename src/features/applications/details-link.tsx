import { Link, useLocation } from 'react-router-dom'
import { getDetailsPath } from '@/paths'
import { LinkButton } from '@/ui/link-button'
import type { ButtonSize } from '@/ui/button'
import { markLanguages } from '@/ui/user-text'
import { getAccessibleName } from '@/ui/control-label'
import type { Elements } from '@/ui/elements'

interface DetailsLinkProps {
  applicationId: string
  /** Passed on to More Details, whose own data has no title. */
  title: string
  /** Label of the link back from More Details. */
  from: string
  variant?: 'one' | 'two'
  /** Renders a button of this size instead of a link. */
  button?: ButtonSize
  icon?: Elements
  /** Truncated to two lines; shown in full on hover and focus. Requires a positioned parent. */
  isCut?: boolean
  /** Appended to the accessible name if several links have the same text. */
  about?: string
  children: string
}

interface CameFrom {
  readonly to: string
  readonly label: string
}

interface LinkState {
  readonly cameFrom: CameFrom
  readonly about: { readonly applicationId: string; readonly title: string }
}

export function DetailsLink(props: DetailsLinkProps) {
  const { applicationId, title, from, variant = 'one', button, icon, isCut = false, about, children } = props
  const { pathname, search } = useLocation()
  const linkState: LinkState = { cameFrom: { to: pathname + search, label: from }, about: { applicationId, title } }
  const target = { to: getDetailsPath(applicationId, variant), state: linkState }
  if (button === undefined)
    return (
      <Link
        {...target}
        dir="auto"
        aria-label={getAccessibleName(children, about)}
        className={isCut ? 'cut-text text-ink no-underline hover:underline' : undefined}
      >
        {markLanguages(children)}
      </Link>
    )
  return (
    <LinkButton {...target} size={button} icon={icon} about={about}>
      {children}
    </LinkButton>
  )
}

// Only this component and the palette set this state. It survives a reload. Other navigations leave it null.
const asLinkState = (state: unknown) => (state ?? {}) as Partial<LinkState>

export const cameFromIn = (state: unknown): CameFrom | undefined => asLinkState(state).cameFrom

export function titleIn(state: unknown, applicationId: string): string {
  const { about } = asLinkState(state)
  return about?.applicationId === applicationId ? about.title : ''
}
