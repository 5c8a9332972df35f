import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { comparableEmail, emailAdvice } from '@/domain/people/email-address'
import { useEmailLog } from '@/writes/ui/use-email-log'
import type { EmailFields, EmailKind } from './email-kind'

const NONE: readonly never[] = []

/** Returns the warnings about the address of an e-mail of these kinds. Their list must be loaded. */
export function useAddressAdvice<Name extends ListCall, Fields extends EmailFields>(
  kinds: readonly EmailKind<Name, Fields>[],
) {
  const { client, queries } = useServices()
  const { entries } = useEmailLog()
  const enabled = kinds.some(({ adviceOn }) => adviceOn !== undefined)
  // The only list with the applicants' addresses.
  const { data: approved } = useQuery({ ...callQuery(client, 'listApprovedApplications', {}), enabled })
  const adviceOf = useMemo(() => {
    const emails = new Map(approved?.map(({ applicationId, email }) => [applicationId, email]))
    const applicantEmail = ({ applicationId }: ListedRow<Name>) => emails.get(applicationId) ?? ''
    const rowsOf = (call: Name) => queries.getQueryData(listQuery(client, call).queryKey) ?? NONE
    return new Map(
      kinds.map(({ role, write, adviceOn }) => [
        role,
        adviceOn?.({ entries, rows: rowsOf(write.list), applicantEmail }),
      ]),
    )
  }, [entries, approved, kinds, client, queries])

  return (kind: EmailKind<Name, Fields>, row: ListedRow<Name>, email: string): readonly string[] => {
    const address = comparableEmail(email)
    if (address === '') return NONE
    return [emailAdvice(email) ?? [], adviceOf.get(kind.role)?.(row, address) ?? []].flat()
  }
}
