import { expect, test } from 'vitest'
import { stepNeeds } from '@/areas/apply/steps/step-needs'
import { variantAt } from '@/areas/apply/steps/step-paths'
import { emptyApplicationForm } from '@/domain/application/application-form'

const empty = { form: emptyApplicationForm(), files: {} }

test('a step counts its required values', () => {
  expect(stepNeeds('uploads', empty, 'new')).toBe('0 of 4 answered')
  const file = new File([], 'some.pdf')
  const almost = { ...empty, files: { projectProposal: file, projectBudget: file, coInvestigatorsCVs: file } }
  expect(stepNeeds('uploads', almost, 'new')).toBe('3 of 4 answered')
  expect(stepNeeds('uploads', { ...almost, files: { ...almost.files, projectCV: file } }, 'new')).toBeUndefined()
})

test('a step counts a conditional question once it applies', () => {
  const asked = (leaveRequested: string) =>
    stepNeeds('profile', { ...empty, form: { ...empty.form, leaveRequested } }, 'new')
  expect([asked('no'), asked('yes')]).toEqual(['1 of 12 answered', '1 of 14 answered'])
})

test('a step counts the first row alone, and names what is invalid', () => {
  const form = {
    ...empty.form,
    coInvestigators: [
      { name: 'A', affiliation: '' },
      { name: '', affiliation: '' },
    ],
  }
  expect(stepNeeds('supervisors', { ...empty, form }, 'new')).toBe('1 of 2 answered')
  const long = { ...empty.form, coInvestigators: [{ name: 'A', affiliation: 'B'.repeat(10_000) }] }
  expect(stepNeeds('supervisors', { ...empty, form: long }, 'new')).toMatch(/^To correct: /)
})

test('the address distinguishes the wizard from the edit tabs', () => {
  const variants = ['/grant', '/editgrant', '/editgrant/', '/EditGrant'].map((path) => variantAt('profile', path))
  expect(variants).toEqual(['new', 'edit', 'edit', 'edit'])
})
