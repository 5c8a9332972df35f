import { expect, test } from 'vitest'
import { isCompleted, stepNeeds } from '@/areas/apply/steps/step-needs'
import { variantAt } from '@/areas/apply/steps/step-paths'
import { emptyApplicationForm } from '@/domain/application/application-form'
import { emptyCompletionStatus } from '@/domain/application/application-steps'

const empty = { form: emptyApplicationForm(), files: {}, completion: emptyCompletionStatus() }

test('a step summarises what it needs', () => {
  expect(stepNeeds('uploads', empty, 'new')).toBe('Project Proposal and 3 more')
  const file = new File([], 'some.pdf')
  const almost = { ...empty, files: { projectProposal: file, projectBudget: file, coInvestigatorsCVs: file } }
  expect(stepNeeds('uploads', almost, 'new')).toBe('Project CV')
})

test('a passed step that lost a value is not completed', () => {
  const passed = { ...empty, completion: { ...empty.completion, supervisors: true } }
  expect(isCompleted('supervisors', passed, 'new')).toBe(false)
  const form = { ...passed.form, coInvestigators: [{ name: 'A', affiliation: 'B' }] }
  expect(isCompleted('supervisors', { ...passed, form }, 'new')).toBe(true)
})

test('the address distinguishes the wizard from the edit tabs', () => {
  const variants = ['/grant', '/editgrant', '/editgrant/', '/EditGrant'].map((path) => variantAt('profile', path))
  expect(variants).toEqual(['new', 'edit', 'edit', 'edit'])
})
