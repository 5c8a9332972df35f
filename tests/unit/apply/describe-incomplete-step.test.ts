import { expect, test } from 'vitest'
import { describeIncompleteStep } from '@/areas/apply/steps/describe-incomplete-step'
import { findVariant } from '@/areas/apply/steps/step-paths'
import { makeEmptyForm } from '@/domain/application/application-form'

const emptyState = { form: makeEmptyForm(), files: {} }

test('counts the required values of a step', () => {
  expect(describeIncompleteStep('uploads', emptyState, 'new')).toBe('0 of 4')
  const file = new File([], 'some.pdf')
  const threeFiles = { ...emptyState, files: { projectProposal: file, projectBudget: file, coInvestigatorsCVs: file } }
  expect(describeIncompleteStep('uploads', threeFiles, 'new')).toBe('3 of 4')
  expect(
    describeIncompleteStep('uploads', { ...threeFiles, files: { ...threeFiles.files, projectCV: file } }, 'new'),
  ).toBeUndefined()
})

test('counts a conditional field once it applies', () => {
  const describeProfile = (leaveRequested: string) =>
    describeIncompleteStep('profile', { ...emptyState, form: { ...emptyState.form, leaveRequested } }, 'new')
  expect([describeProfile('no'), describeProfile('yes')]).toEqual(['1 of 12', '1 of 14'])
})

test('counts only the first row, and names an invalid field', () => {
  const form = {
    ...emptyState.form,
    coInvestigators: [
      { name: 'A', affiliation: '' },
      { name: '', affiliation: '' },
    ],
  }
  expect(describeIncompleteStep('supervisors', { ...emptyState, form }, 'new')).toBe('1 of 2')
  const tooLong = { ...emptyState.form, coInvestigators: [{ name: 'A', affiliation: 'B'.repeat(10_000) }] }
  expect(describeIncompleteStep('supervisors', { ...emptyState, form: tooLong }, 'new')).toMatch(/^To correct: /)
})

test('finds the variant by the path', () => {
  const variants = ['/grant', '/editgrant', '/editgrant/', '/EditGrant'].map((path) => findVariant('profile', path))
  expect(variants).toEqual(['new', 'edit', 'edit', 'edit'])
})
