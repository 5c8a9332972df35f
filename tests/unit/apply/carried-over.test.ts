import { expect, test } from 'vitest'
import { carriedOver } from '@/areas/apply/earlier-application'
import { emptyApplicationForm, type ApplicationForm } from '@/domain/application/application-form'
import { makeReviewers } from '@tests/support/complete-form'

const earlier: ApplicationForm = {
  ...emptyApplicationForm(),
  name: 'Nimal',
  faculty: '3',
  leaveRequested: 'yes',
  leaveDate: '2024-01-01',
  projectTitle: 'The last one',
  coInvestigators: [{ name: 'Kamala', affiliation: 'Zoology' }],
  reviewers: makeReviewers({ 2: { email: 'bandu@south.example' } }),
}

test('an earlier application passes on its people, not project or leave', () => {
  expect(carriedOver(earlier)).toEqual({
    ...earlier,
    leaveRequested: '',
    leaveDate: '',
    projectTitle: '',
  })
})
