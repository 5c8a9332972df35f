import { useCallback, useEffect, useMemo } from 'react'
import { useServices, type Services } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import type { Output } from '@/contract'
import { asSeen, changesSince, type Change } from '@/domain/status/changes'
import { STATUS_CODES } from '@/domain/status/status'
import { z } from '@/lib/zod'
import { asJson, storedValue } from '@/lib/stored-value'
import { useStoredValue } from '@/lib/use-stored-value'

const visitSchema = z.object({
  at: z.iso.datetime(),
  seen: z.record(z.string(), z.object({ status: z.enum([...STATUS_CODES, 'unknown']), hasAgreement: z.boolean() })),
})

const asVisit = asJson((json) => visitSchema.safeParse(json).data ?? null)

export function forgetSeen({ local, session }: Services, applicationId: string): void {
  const stored = storedValue(local, storedItems.lastSeen(session.owner?.id ?? ''), asVisit)
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
export function useChanges(applications: readonly Output<'listSubmittedApplications'>[number][] | undefined): Changes {
  const { local, session, now } = useServices()
  const owner = session.person?.id ?? ''
  const stored = useMemo(() => storedValue(local, storedItems.lastSeen(owner), asVisit), [local, owner])
  const visit = useStoredValue(stored)
  const changes = visit && applications ? changesSince(visit.seen, applications) : []
  const isQuiet = changes.length === 0

  const remember = useCallback(
    () =>
      applications &&
      stored.write(applications.length === 0 ? null : { at: now().toISOString(), seen: asSeen(applications) }),
    [applications, stored, now],
  )

  // A visit without changes is the one to compare with next time.
  useEffect(() => {
    if (isQuiet && owner !== '') remember()
  }, [isQuiet, owner, remember])

  return {
    changes,
    since: visit ? new Date(visit.at) : undefined,
    markSeen: remember,
  }
}
