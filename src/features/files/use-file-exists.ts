import { useQuery } from '@tanstack/react-query'
import { toApiError } from '@/wire/client/api-error'
import { useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import type { FileKind } from '@/domain/files/file-kinds'

interface QueryOptions {
  enabled?: boolean
}

/** Returns the query, to distinguish pending from failed. */
export function useFileExistenceQuery(
  applicationId: string,
  fileType: FileKind,
  { enabled = true }: QueryOptions = {},
) {
  const { client } = useServices()
  return useQuery({ ...callQuery(client, 'checkFileExistence', { applicationId, fileType }), enabled })
}

/** Returns undefined while the request is pending, and after it has failed. */
export function useFileExists(applicationId: string, fileType: FileKind, options?: QueryOptions): boolean | undefined {
  return useFileExistenceQuery(applicationId, fileType, options).data?.exists
}

/** Reads the cache or calls the host. Does not use the query of a row, because it is cancelled when the row unmounts. */
export async function loadFileExistence(
  { client, queries }: Services,
  applicationId: string,
  fileType: FileKind,
): Promise<boolean | undefined> {
  const input = { applicationId, fileType }
  const { queryKey } = callQuery(client, 'checkFileExistence', input)
  const cached = queries.getQueryState(queryKey)
  if (cached?.data !== undefined && !cached.isInvalidated) return cached.data.exists
  try {
    const response = await client.checkFileExistence(input)
    queries.setQueryData(queryKey, response)
    return response.exists
  } catch (error) {
    toApiError(error)
    return undefined
  }
}
