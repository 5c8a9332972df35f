import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface PageHeaderProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  back?: { to: string; label: string }
}

/** The head of a screen. The heading can take the focus, so that it follows the route. */
export function PageHeader({ title, lead, actions, back }: PageHeaderProps) {
  return (
    <header className="mb-10 border-b border-rule pb-8">
      {back !== undefined && (
        <Link
          to={back.to}
          className="no-print mb-4 inline-flex min-h-9 items-center gap-2 text-sm text-ink-soft no-underline hover:text-accent"
        >
          <ArrowLeft aria-hidden size={16} />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h1 tabIndex={-1} className="text-3xl wrap-break-word">
            {title}
          </h1>
          {lead !== undefined && <div className="mt-4 max-w-reading text-lg text-ink-soft">{lead}</div>}
        </div>
        {actions !== undefined && <div className="no-print flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}
