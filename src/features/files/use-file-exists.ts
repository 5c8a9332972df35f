import { useQuery } from '@tanstack/react-query'
import { toApiError } from '@/wire/client/api-error'
import { useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import type { FileKind } from '@/domain/files/file-kinds'

/** Returns the query, to distinguish pending from failed. Sends no request if `ask` is false. */
export function useFileExistence(applicationId: string, fileType: FileKind, check = true) {
  const { client } = useServices()
  return useQuery({ ...callQuery(client, 'checkFileExistence', { applicationId, fileType }), enabled: check })
}

/** Returns undefined while the request is pending, and after it has failed. */
export function useFileExists(applicationId: string, fileType: FileKind, ask?: boolean): boolean | undefined {
  return useFileExistence(applicationId, fileType, ask).data?.exists
}

/** Reads the cache, else calls the host itself: the query of a row is cancelled when the row unmounts. */
export async function fileExists(
  { client, queries }: Services,
  applicationId: string,
  fileType: FileKind,
): Promise<boolean | undefined> {
  const input = { applicationId, fileType }
  const { queryKey } = callQuery(client, 'checkFileExistence', input)
  const shown = queries.getQueryState(queryKey)
  if (shown?.data !== undefined && !shown.isInvalidated) return shown.data.exists
  try {
    const reply = await client.checkFileExistence(input)
    queries.setQueryData(queryKey, reply)
    return reply.exists
  } catch (error) {
    toApiError(error)
    return undefined
  }
}
