import { expect, test } from 'vitest'
import { getValuesToSend } from '@/areas/apply/submission/submission-input'
import { makeEmptyForm } from '@/domain/application/application-form'
import { valuesToWire } from '@/domain/application/wire-form'

const form = makeEmptyForm()

test('omits the values of hidden fields', () => {
  const withLeave = { ...form, leaveRequested: 'no', leaveDate: '2027-01-01', leaveDuration: '6' }
  expect(getValuesToSend(withLeave, 'new').answers).toMatchObject({ leaveDate: '', leaveDuration: '' })
  expect(getValuesToSend(withLeave, 'edit').answers).toMatchObject({ leaveDate: '2027-01-01', leaveDuration: '6' })
  const withoutGrants = {
    ...form,
    outsideGrants: 'no',
    fundingRows: [{ fundingOrganization: 'X', fundingAmount: '5' }],
  }
  expect(getValuesToSend(withoutGrants, 'new').rows.fundingRows).toEqual([])
  expect(getValuesToSend({ ...withoutGrants, outsideGrants: 'yes' }, 'new').rows.fundingRows).toHaveLength(1)
})

test('omits empty rows and trims values', () => {
  const values = getValuesToSend(
    { ...form, name: ' Nimal ', coInvestigators: [{ name: 'A ', affiliation: 'B' }] },
    'new',
  )
  expect(values.answers.name).toBe('Nimal')
  expect(values.rows).toEqual({
    grantRows: [],
    fundingRows: [],
    coInvestigators: [{ name: 'A', affiliation: 'B' }],
  })
})

test('separates the rows from the flat values', () => {
  const { answers } = getValuesToSend(form, 'new')
  expect(Object.values(valuesToWire(answers)).every((value) => typeof value === 'string')).toBe(true)
  expect(Object.keys(answers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/Rows|coInvestigators$/)]))
})
