import { useQuery } from '@tanstack/react-query'
import { apiErrorOf } from '@/api/errors'
import { useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import type { FileKind } from '@/domain/files/file-kinds'

/**
 * The query whether the host has a document, where "not answered yet" and "not known" are shown differently.
 * @param ask false where the answer would change nothing: the host is then not asked
 */
export function useFileExistence(applicationId: string, fileType: FileKind, ask = true) {
  const { client } = useServices()
  return useQuery({ ...callQuery(client, 'checkFileExistence', { applicationId, fileType }), enabled: ask })
}

/** Whether the host has a document; undefined until it has answered, and where the call failed. */
export function useFileExists(applicationId: string, fileType: FileKind, ask?: boolean): boolean | undefined {
  return useFileExistence(applicationId, fileType, ask).data?.exists
}

/**
 * The same outside a component: from the cache, or else from the host. With a call of its own, because the query of a
 * row is cancelled when the row is unmounted.
 */
export async function askFileExists(
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
    apiErrorOf(error)
    return undefined
  }
}
