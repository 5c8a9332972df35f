import type { Output } from '@/contract'
import { branding } from '@/branding'
import type { Change } from '@/domain/status/changes'
import { statusLabel } from '@/domain/status/status'
import { formatInZone } from '@/domain/dates/zoned-time'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { DetailsLink } from '../applications/details-link'
import { useChanges } from './use-changes'

interface WhatChangedProps {
  /** Undefined while they are being read. */
  applications: readonly Output<'listSubmittedApplications'>[number][] | undefined
  /** Label of the link back from the details. */
  page: string
}

export function WhatChanged({ applications, page }: WhatChangedProps) {
  const { changes, since, markSeen } = useChanges(applications)
  const announce = useAnnounce()
  if (changes.length === 0 || since === undefined) return null
  return (
    <section
      aria-labelledby="changed"
      className="mb-8 grid max-w-4xl justify-items-start gap-3 border-l-4 border-accent pl-4"
    >
      <h2 id="changed" className="text-lg">
        {`Changed since ${formatInZone(since, branding.timeZone.name)}`}
      </h2>
      <ul className="grid gap-2">
        {changes.map((change) => (
          <li key={change.application.applicationId} className="wrap-anywhere">
            <DetailsLink
              applicationId={change.application.applicationId}
              title={change.application.projectTitle}
              from={page}
            >
              {change.application.projectTitle.trim() || 'Application without a title'}
            </DetailsLink>
            <span>{`: ${changeText(change)}`}</span>
          </li>
        ))}
      </ul>
      <span className="no-print">
        <Button
          size="small"
          onClick={() => {
            markSeen()
            announce('Marked as seen.')
          }}
        >
          Mark as seen
        </Button>
      </span>
    </section>
  )
}

function changeText({ application, was, agreementAdded }: Change): string {
  return [
    ...(was === undefined ? [] : [`${statusLabel(application.status)}, before ${statusLabel(was)}.`]),
    ...(agreementAdded ? ['The agreement is here.'] : []),
  ].join(' ')
}
