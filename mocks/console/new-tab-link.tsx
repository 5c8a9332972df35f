import { ExternalLink } from 'lucide-react'
import { buttonStyles } from '@/ui/button-styles'
import { demoLinkTo } from '../demo-link'

interface NewTabLinkProps {
  /** Absolute address of a page of the portal. */
  page: string
  /** E-mail address of the person whose tab it is; nobody is logged in if left out. */
  person?: string
  /** Its name for those who do not see beside what it stands; begins with `New tab`. */
  label: string
}

/** Opens a page in a tab that is somebody else: this one stays whose it is. */
export function NewTabLink({ page, person, label }: NewTabLinkProps) {
  return (
    <a
      href={demoLinkTo(page, { person, ownTab: true, conditions: {} })}
      target="_blank"
      rel="noopener"
      aria-label={label}
      className={buttonStyles('quiet', 'small')}
    >
      New tab
      <ExternalLink aria-hidden size={14} />
    </a>
  )
}
