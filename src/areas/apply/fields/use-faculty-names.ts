import { useQuery } from '@tanstack/react-query'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import type { ApplicationForm } from '@/domain/application/application-form'

export interface FacultyNames {
  readonly faculty?: string | undefined
  readonly department?: string | undefined
}

/** Returns the names of the chosen faculty and department, undefined until the lists load. */
export function useFacultyNames({
  faculty,
  department,
}: Pick<ApplicationForm, 'faculty' | 'department'>): FacultyNames {
  const { client } = useServices()
  const { data: facultyList } = useQuery(callQuery(client, 'listFaculties', {}))
  const { data: departmentList } = useDepartments(faculty)
  return {
    faculty: facultyList?.faculties.find(({ facultyId }) => facultyId === faculty)?.faculty,
    department: departmentList?.departments.find(({ departmentId }) => departmentId === department)?.department,
  }
}

export function useDepartments(faculty: string) {
  const { client } = useServices()
  return useQuery({ ...callQuery(client, 'listDepartments', { facultyId: faculty }), enabled: faculty !== '' })
}
