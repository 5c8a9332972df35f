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
  const { reached, wentOut } = useEmailLog()
  const applicants = useApplicants(kinds.some(({ adviceOn }) => adviceOn !== undefined))
  const adviceOf = useMemo(() => {
    const applicantEmail = ({ applicationId }: ListedRow<Name>) => applicants.get(applicationId)?.email ?? ''
    const rowsOf = (call: Name) => queries.getQueryData(listQuery(client, call).queryKey) ?? NONE
    return new Map(
      kinds.map(({ role, write, adviceOn }) => [
        role,
        adviceOn?.({ log: { reached, wentOut }, rows: rowsOf(write.list), applicantEmail }),
      ]),
    )
  }, [reached, wentOut, applicants, kinds, client, queries])

  return (kind: EmailKind<Name, Fields>, row: ListedRow<Name>, email: string): readonly string[] => {
    const address = comparableEmail(email)
    if (address === '') return NONE
    return [emailAdvice(email) ?? [], adviceOf.get(kind.role)?.(row, address) ?? []].flat()
  }
}

/** Returns the applicants by application id, from the only list that has their addresses. Empty until it is read. */
export function useApplicants(enabled: boolean) {
  const { client } = useServices()
  const { data } = useQuery({ ...callQuery(client, 'listApprovedApplications', {}), enabled })
  return useMemo(
    () => new Map(data?.map(({ applicationId, name, email }) => [applicationId, { name: name.trim(), email }])),
    [data],
  )
}
