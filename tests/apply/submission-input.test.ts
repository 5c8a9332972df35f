import { expect, test } from 'vitest'
import { answersToSend } from '@/areas/apply/submission/submission-input'
import { emptyApplicationForm } from '@/domain/application-form'

const form = emptyApplicationForm()

test('answers to questions that are not asked are not sent', () => {
  const withLeave = { ...form, Leave_Get: 'no', Leave_Date: '2027-01-01', Leave_Duration: '6' }
  expect(answersToSend(withLeave, 'new').scalars).toMatchObject({ Leave_Date: '', Leave_Duration: '' })
  expect(answersToSend(withLeave, 'edit').scalars).toMatchObject({ Leave_Date: '2027-01-01', Leave_Duration: '6' })
  const funding = { ...form, outsidegrants: 'no', fundingRows: [{ fundingOrganization: 'X', fundingAmount: '5' }] }
  expect(answersToSend(funding, 'new').rows.fundingRows).toEqual([])
  expect(answersToSend({ ...funding, outsidegrants: 'yes' }, 'new').rows.fundingRows).toHaveLength(1)
})

test('empty rows stay here, and spaces are taken off', () => {
  const sent = answersToSend(
    { ...form, name: ' Nimal ', co_investigators: [{ name: 'A ', departmentUniversity: 'B' }] },
    'new',
  )
  expect(sent.scalars.name).toBe('Nimal')
  expect(sent.rows).toEqual({
    grantRows: [],
    fundingRows: [],
    co_investigators: [{ name: 'A', departmentUniversity: 'B' }],
  })
})

test('only what a flat form can carry is among the scalars', () => {
  const { scalars } = answersToSend(form, 'new')
  expect(Object.values(scalars).every((value) => typeof value === 'string')).toBe(true)
})
