import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { Elements } from '@/ui/elements'

interface ChartLinkProps {
  to: string | undefined
  says: string
  children: Elements
}

/** Links a part of a chart to its list. Hidden from keyboard and screen readers: the table has the same links. */
export function ChartLink({ to, says, children }: ChartLinkProps) {
  if (to === undefined) {
    return (
      <g>
        <title>{says}</title>
        {children}
      </g>
    )
  }
  return (
    <Linked to={to}>
      <title>{says}</title>
      {children}
    </Linked>
  )
}

function Linked({ to, children }: { to: string; children: ReactNode }) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to)
  return (
    <a href={href} onClick={follow} tabIndex={-1} className="hover:opacity-75">
      {children}
    </a>
  )
}
