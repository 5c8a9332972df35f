import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'

/** Returns the applicants by application id, from the only list that has their addresses. Empty until it is read. */
export function useApplicants(enabled: boolean) {
  const { client } = useServices()
  const { data } = useQuery({ ...callQuery(client, 'listApprovedApplications', {}), enabled })
  return useMemo(
    () => new Map(data?.map(({ applicationId, name, email }) => [applicationId, { name: name.trim(), email }])),
    [data],
  )
}
