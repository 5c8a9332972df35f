import { expect, test } from 'vitest'
import { carriedOver } from '@/areas/apply/earlier/carried-over'
import { emptyApplicationForm, type ApplicationForm } from '@/domain/application-form'

const earlier: ApplicationForm = {
  ...emptyApplicationForm(),
  name: 'Nimal',
  faculty: '3',
  Leave_Get: 'yes',
  Leave_Date: '2024-01-01',
  projectTitle: 'The last one',
  co_investigators: [{ name: 'Kamala', departmentUniversity: 'Zoology' }],
  reviewer2Email: 'bandu@south.example',
}

test('people are carried over, the project and the leave are not', () => {
  expect(carriedOver(earlier)).toEqual({
    ...earlier,
    Leave_Get: '',
    Leave_Date: '',
    projectTitle: '',
  })
})
