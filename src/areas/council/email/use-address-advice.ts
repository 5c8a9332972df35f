import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQuery, type ListCall, type ListedRow } from '@/api/lists'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { comparableEmail, emailAdvice } from '@/domain/people/email-address'
import { useEmailLog } from '@/writes/ui/use-email-log'
import type { EmailFields, EmailKind } from './email-kind'

const NO_ADVICE: readonly never[] = []

/** Returns a function that finds warnings about an address. The list of the kinds must be loaded. */
export function useAddressAdvice<Name extends ListCall, Fields extends EmailFields>(
  kinds: readonly EmailKind<Name, Fields>[],
) {
  const { client, queries } = useServices()
  const { reached, wentOut } = useEmailLog()
  const applicants = useApplicants(kinds.some(({ createAddressAdvisor }) => createAddressAdvisor !== undefined))
  const advisors = useMemo(() => {
    const getApplicantEmail = ({ applicationId }: ListedRow<Name>) => applicants.get(applicationId)?.email ?? ''
    const getRows = (call: Name) => queries.getQueryData(listQuery(client, call).queryKey) ?? NO_ADVICE
    return new Map(
      kinds.map(({ role, write, createAddressAdvisor }) => [
        role,
        createAddressAdvisor?.({ emailLog: { reached, wentOut }, rows: getRows(write.list), getApplicantEmail }),
      ]),
    )
  }, [reached, wentOut, applicants, kinds, client, queries])

  return (kind: EmailKind<Name, Fields>, row: ListedRow<Name>, email: string, batchCount = 1): readonly string[] => {
    const address = comparableEmail(email)
    if (address === '') return NO_ADVICE
    return [emailAdvice(email) ?? [], advisors.get(kind.role)?.(row, address, batchCount) ?? []].flat()
  }
}

/** Returns the applicants by application id. Empty until the only list with their addresses is loaded. */
export function useApplicants(isEnabled: boolean) {
  const { client } = useServices()
  const { data } = useQuery({ ...callQuery(client, 'listApprovedApplications', {}), enabled: isEnabled })
  return useMemo(
    () => new Map(data?.map(({ applicationId, name, email }) => [applicationId, { name: name.trim(), email }])),
    [data],
  )
}
