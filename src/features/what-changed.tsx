import { useCallback, useEffect, useMemo } from 'react'
import { useServices, type Services } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { formatInZone } from '@/domain/dates/zoned-time'
import { toSeenStates, findChanges, type Change } from '@/domain/status/changes'
import { STATUS_CODES, statusLabel } from '@/domain/status/status'
import { createJsonCodec, createStoredValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'
import { z } from '@/lib/zod'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { DetailsLink } from './applications/details-link'

interface WhatChangedProps {
  /** Undefined while the changes are being read. */
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

const visitSchema = z.object({
  at: z.iso.datetime(),
  seen: z.record(z.string(), z.object({ status: z.enum([...STATUS_CODES, 'unknown']), hasAgreement: z.boolean() })),
})

const asVisit = createJsonCodec((json) => visitSchema.safeParse(json).data ?? null)

export function forgetSeen({ local, session }: Services, applicationId: string): void {
  const stored = createStoredValue(local, storedItems.lastSeen(session.ownerId), asVisit)
  const visit = stored.read()
  if (visit === null) return
  const { [applicationId]: _gone, ...seen } = visit.seen
  stored.write(Object.keys(seen).length === 0 ? null : { ...visit, seen })
}

interface Changes {
  readonly changes: readonly Change[]
  /** When the applications were last seen; undefined if never. */
  readonly since: Date | undefined
  readonly markSeen: () => void
}

/** Keeps changes until they are marked as seen. Stores seen statuses on this device, as the host has no such record. */
function useChanges(applications: readonly Output<'listSubmittedApplications'>[number][] | undefined): Changes {
  const { local, session, now } = useServices()
  const owner = session.ownerId
  const stored = useMemo(() => createStoredValue(local, storedItems.lastSeen(owner), asVisit), [local, owner])
  const visit = useStoredValue(stored)
  const changes = visit && applications ? findChanges(visit.seen, applications) : []
  const isQuiet = changes.length === 0

  const remember = useCallback(
    () =>
      applications &&
      stored.write(applications.length === 0 ? null : { at: now().toISOString(), seen: toSeenStates(applications) }),
    [applications, stored, now],
  )

  // The next visit compares with the last visit without changes.
  useEffect(() => {
    if (isQuiet && owner !== '') remember()
  }, [isQuiet, owner, remember])

  return {
    changes,
    since: visit ? new Date(visit.at) : undefined,
    markSeen: remember,
  }
}
