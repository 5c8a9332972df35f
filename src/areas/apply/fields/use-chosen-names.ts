import { useQuery } from '@tanstack/react-query'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import type { ApplicationForm } from '@/domain/application/application-form'

export interface ChosenNames {
  readonly faculty?: string | undefined
  readonly department?: string | undefined
}

/** Resolves the ids in the form to names. Until these load, the ids are shown. */
export function useChosenNames({ faculty, department }: Pick<ApplicationForm, 'faculty' | 'department'>): ChosenNames {
  const { client } = useServices()
  const { data: all } = useQuery(callQuery(client, 'listFaculties', {}))
  const { data: ofFaculty } = useDepartments(faculty)
  return {
    faculty: all?.faculties.find(({ facultyId }) => facultyId === faculty)?.faculty,
    department: ofFaculty?.departments.find(({ departmentId }) => departmentId === department)?.department,
  }
}

export function useDepartments(faculty: string) {
  const { client } = useServices()
  return useQuery({ ...callQuery(client, 'listDepartments', { facultyId: faculty }), enabled: faculty !== '' })
}
