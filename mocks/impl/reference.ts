import { readHostDate } from '@/domain/dates/host-date'
import type { MockCall } from '../implementation'
import { refuse } from '@/wire/mock/refusal'
import { assertType } from '../model/file-names'
import { storeFile, openFile } from '../model/files'

export const listFaculties: MockCall<'listFaculties'> = (_input, { store }) => ({
  faculties: store.faculties.all().map(({ facultyId, faculty }) => ({ facultyId: String(facultyId), faculty })),
})

export const listDepartments: MockCall<'listDepartments'> = ({ facultyId }, { store }) => ({
  departments: store.departments
    .all()
    .filter((department) => department.facultyId === Number(facultyId))
    .map(({ departmentId, department }) => ({ departmentId: String(departmentId), department })),
})

export const getApplicationDates: MockCall<'getApplicationDates'> = (_input, { store }) => {
  const dates = store.applicationDates.all()[0] ?? refuse('not-found', 'No application dates found.')
  return { openDate: dates.openDate, closeDate: dates.closeDate }
}

export const setApplicationDates: MockCall<'setApplicationDates'> = (input, { store }) => {
  if (Object.values(input).includes('')) return refuse('invalid', 'Missing required fields.')
  const openDate = inSeconds(`${input.openDate} ${input.openTime}`)
  const closeDate = inSeconds(`${input.closeDate} ${input.closeTime}`)
  if (!readHostDate(openDate) || !readHostDate(closeDate)) return refuse('invalid', 'Invalid date.')
  store.applicationDates.clear()
  store.applicationDates.insert({ openDate, closeDate, year: input.year })
  return { message: 'Application dates saved successfully.' }
}

/** Time inputs send `16:00`; MySQL writes `16:00:00`. */
const inSeconds = (date: string) => (/ \d{2}:\d{2}$/.test(date) ? `${date}:00` : date)

export const listCriteria: MockCall<'listCriteria'> = (_input, { store }) => ({
  criteria: store.storedFiles.findByApplication(null).map(({ name }) => name),
})

export const uploadCriteria: MockCall<'uploadCriteria'> = ({ criteria: file }, context) => {
  assertType(file, ['docx'], 'Only DOCX files are allowed.')
  const number = context.store.storedFiles.findByApplication(null).length + 1
  const name = `Evaluation Criteria_URC Grants_${number}.docx`
  storeFile(context, { applicationId: null, kind: 'criteria', name, file })
  return { criteria: name }
}

export const downloadCriteria: MockCall<'downloadCriteria'> = ({ fileName }, context) =>
  openFile(
    context,
    context.store.storedFiles.findByApplication(null).find(({ name }) => name === fileName),
  )
