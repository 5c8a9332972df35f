import type { ReactNode } from 'react'
import { usePortal } from '@/api/portal'
import { displayedId } from '@/domain/displayed-id'
import type { LinkedCase } from './linked-case'

interface CaseTableProps {
  application: LinkedCase
  /** What can be read of it. */
  actions: ReactNode
}

/** The application as a table of one (spec 2). Its heads stand at the side, where a phone has room for them. */
export function CaseTable({ application: { app_ID, projectTitle, name }, actions }: CaseTableProps) {
  const { now } = usePortal()
  const facts = [
    { head: 'Application ID', cell: <span className="tabular-nums">{displayedId(app_ID, now())}</span> },
    { head: 'Project title', cell: <span className="font-serif text-lg font-semibold">{projectTitle}</span> },
    { head: 'Applicant name', cell: name },
    { head: 'Document', cell: <div className="no-print flex flex-wrap gap-3">{actions}</div> },
  ]
  return (
    <table className="w-full table-fixed border-b border-rule">
      <caption className="sr-only">The application</caption>
      <tbody>
        {facts.map(({ head, cell }) => (
          <tr key={head}>
            <th scope="row" className="w-28 border-t border-rule py-3 pr-4 text-left align-top font-normal text-ink-soft sm:w-40">
              {head}
            </th>
            <td className="border-t border-rule py-3 align-top wrap-anywhere">{cell}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
