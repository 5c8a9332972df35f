import { expect, test } from 'vitest'
import { copyPeople } from '@/areas/apply/earlier-application'
import { makeEmptyForm, type ApplicationForm } from '@/domain/application/application-form'
import { makeReviewers } from '@tests/support/complete-form'

const earlier: ApplicationForm = {
  ...makeEmptyForm(),
  name: 'Nimal',
  faculty: '3',
  leaveRequested: 'yes',
  leaveDate: '2024-01-01',
  projectTitle: 'Earlier project',
  coInvestigators: [{ name: 'Kamala', affiliation: 'Zoology' }],
  reviewers: makeReviewers({ 2: { email: 'bandu@south.example' } }),
}

test('copies the people of an earlier application, but not its project or leave', () => {
  expect(copyPeople(earlier)).toEqual({
    ...earlier,
    leaveRequested: '',
    leaveDate: '',
    projectTitle: '',
  })
})
