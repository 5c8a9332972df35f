import { expect, it } from 'vitest'
import { emptyGrantRow } from '@/domain/application-form'
import { rowWarnings } from '@/domain/row-warnings'
import { completeForm } from './complete-form'

const empty = emptyGrantRow()
const full = { fundingSource: 'NSF', durationperiod: '2012', currency: 'LKR', amount: '5000' }

it('names a row that was begun and not finished', () => {
  expect(rowWarnings(completeForm({ grantRows: [full, { ...full, currency: ' ' }, empty] }))).toEqual([
    {
      list: 'grantRows',
      row: 2,
      message: 'Complete every column of grant row 2: the server keeps complete rows only.',
    },
  ])
})

it('looks at funding rows only while they are shown', () => {
  const fundingRows = [{ fundingOrganization: 'WHO', fundingAmount: '' }]
  expect(rowWarnings(completeForm({ outsidegrants: 'no', fundingRows }))).toEqual([])
  expect(rowWarnings(completeForm({ outsidegrants: 'yes', fundingRows }))).toMatchObject([
    { list: 'fundingRows', row: 1 },
  ])
})
