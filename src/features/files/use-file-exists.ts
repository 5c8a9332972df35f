import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import type { FileKind } from '@/domain/file-kinds'

/**
 * Asks the host whether it has a document, for whoever tells waiting for the answer from having none.
 * @param ask false where the answer would change nothing
 */
export function useFileExistence(applicationId: string, fileType: FileKind, ask = true) {
  const { client } = useServices()
  return useQuery({ ...callQuery(client, 'checkFileExistence', { applicationId, fileType }), enabled: ask })
}

/** Whether the host has a document; undefined until it has said so, and where it cannot say. */
export function useFileExists(applicationId: string, fileType: FileKind, ask?: boolean): boolean | undefined {
  return useFileExistence(applicationId, fileType, ask).data?.exists
}

/**
 * The same outside a component: as the page shows it, else the host is asked. It asks by itself: what a row has asked
 * is given up with the row.
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
    if (error instanceof ApiError) return undefined
    throw error
  }
}
