import { Link2 } from 'lucide-react'

/** The URL is the only protection of a form without a log-in. */
export function PersonalLinkNote() {
  return (
    <p className="no-print mt-14 flex gap-3 text-sm text-ink-soft">
      <Link2 aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span className="max-w-reading">
        This link is personal: whoever opens it can answer in your place. Please do not forward it.
      </span>
    </p>
  )
}
