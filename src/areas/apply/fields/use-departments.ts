import { useQuery } from '@tanstack/react-query'
import { usePortal } from '@/api/portal'
import { queryOf } from '@/api/query'

/** The departments of a faculty; nothing is asked for before one is chosen. */
export function useDepartments(faculty: string) {
  const { client } = usePortal()
  return useQuery({ ...queryOf(client, 'listDepartments', { fid: faculty }), enabled: faculty !== '' })
}
