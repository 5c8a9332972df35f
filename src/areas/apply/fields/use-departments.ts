import { useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'

export function useDepartments(faculty: string) {
  const { client } = useServices()
  return useQuery({ ...callQuery(client, 'listDepartments', { facultyId: faculty }), enabled: faculty !== '' })
}
