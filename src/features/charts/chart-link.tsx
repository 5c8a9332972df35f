import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface ChartLinkProps {
  to: string | undefined
  /** Shown by the browser beside the pointer. */
  says: string
  children: ReactNode
}

/**
 * A part of a picture, which leads to its list by a click. The picture is hidden from screen readers and the keyboard:
 * the same links are in its table.
 */
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
