import { expect, test } from 'vitest'
import { valuesToSend } from '@/areas/apply/submission/submission-input'
import { emptyApplicationForm } from '@/domain/application/application-form'
import { valuesToWire } from '@/domain/application/wire-form'

const form = emptyApplicationForm()

test('values of hidden fields are not sent', () => {
  const withLeave = { ...form, leaveRequested: 'no', leaveDate: '2027-01-01', leaveDuration: '6' }
  expect(valuesToSend(withLeave, 'new').answers).toMatchObject({ leaveDate: '', leaveDuration: '' })
  expect(valuesToSend(withLeave, 'edit').answers).toMatchObject({ leaveDate: '2027-01-01', leaveDuration: '6' })
  const funding = { ...form, outsideGrants: 'no', fundingRows: [{ fundingOrganization: 'X', fundingAmount: '5' }] }
  expect(valuesToSend(funding, 'new').rows.fundingRows).toEqual([])
  expect(valuesToSend({ ...funding, outsideGrants: 'yes' }, 'new').rows.fundingRows).toHaveLength(1)
})

test('empty rows are not sent, and surrounding spaces are removed', () => {
  const sent = valuesToSend({ ...form, name: ' Nimal ', coInvestigators: [{ name: 'A ', affiliation: 'B' }] }, 'new')
  expect(sent.answers.name).toBe('Nimal')
  expect(sent.rows).toEqual({
    grantRows: [],
    fundingRows: [],
    coInvestigators: [{ name: 'A', affiliation: 'B' }],
  })
})

test('the values are only those that a flat form can carry', () => {
  const { answers } = valuesToSend(form, 'new')
  expect(Object.values(valuesToWire(answers)).every((value) => typeof value === 'string')).toBe(true)
  expect(Object.keys(answers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/Rows|coInvestigators$/)]))
})
