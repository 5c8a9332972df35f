import { useQuery } from '@tanstack/react-query'
import { usePortal } from '@/api/portal'
import { queryOf } from '@/api/query'
import type { FileKind } from '@/domain/file-kinds'

/**
 * Whether the host has a document; undefined until it has said so, and where it cannot say.
 * @param ask false where the answer would change nothing
 */
export function useFileExists(appId: string, fileType: FileKind, ask = true): boolean | undefined {
  const { client } = usePortal()
  const { data } = useQuery({ ...queryOf(client, 'checkFileExistence', { app_ID: appId, fileType }), enabled: ask })
  return data?.exists
}
