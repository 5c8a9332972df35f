import { ExternalLink } from 'lucide-react'
import { formatDemoLink } from '../demo-link'

interface NewTabLinkProps {
  /** Absolute URL of a page of the portal. */
  page: string
  /** E-mail address of the person to log in; nobody by default. */
  person?: string
  /** Accessible name without context; begins with `New tab`. */
  label: string
}

/** Opens a page in a new tab with its own log-in. This tab keeps its log-in. */
export function NewTabLink({ page, person, label }: NewTabLinkProps) {
  return (
    <a
      href={formatDemoLink(page, { person, separateTab: true, conditions: {} })}
      target="_blank"
      rel="noopener"
      aria-label={label}
      className="button"
      data-variant="quiet"
      data-size="small"
    >
      New tab
      <ExternalLink aria-hidden size={14} />
    </a>
  )
}
