import type { ReactNode } from 'react'
import { useServices } from '@/api/services'
import { displayedId } from '@/features/dates/council-time'
import { classNames } from '@/lib/class-names'
import { UserText } from '@/ui/user-text'
import type { LinkedApplication } from './linked-application'

interface ApplicationTableProps {
  application: LinkedApplication
  actions: ReactNode
}

const CELL = 'border-t border-rule py-3 align-top'

export function ApplicationTable({ application, actions }: ApplicationTableProps) {
  const { applicationId, projectTitle, name } = application
  const { now } = useServices()
  const facts = [
    { head: 'Application ID', cell: <span className="tabular-nums">{displayedId(applicationId, now())}</span> },
    { head: 'Project title', cell: <UserText className="font-serif text-lg font-semibold">{projectTitle}</UserText> },
    { head: 'Applicant name', cell: <UserText>{name}</UserText> },
    { head: 'Document', cell: <div className="flex flex-wrap gap-3">{actions}</div> },
  ]
  return (
    <table className="w-full table-fixed border-b border-rule">
      <caption className="sr-only">The application</caption>
      <colgroup>
        <col className="w-28 sm:w-40" />
        <col />
      </colgroup>
      <tbody>
        {facts.map(({ head, cell }) => (
          <tr key={head}>
            <th scope="row" className={classNames(CELL, 'pr-4 text-left font-normal text-ink-soft')}>
              {head}
            </th>
            <td className={classNames(CELL, 'wrap-anywhere')}>{cell}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
