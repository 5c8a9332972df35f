import { expect, it } from 'vitest'
import { emptyRow } from '@/domain/application/application-form'
import { rowWarnings } from '@/domain/application/row-warnings'
import { completeForm } from '@tests/support/complete-form'

const empty = emptyRow('grantRows')
const full = { fundingSource: 'NSF', period: '2012', currency: 'LKR', amount: '5000' }

it('an unfinished row is named', () => {
  expect(rowWarnings(completeForm({ grantRows: [full, { ...full, currency: ' ' }, empty] }))).toEqual([
    {
      list: 'grantRows',
      row: 2,
      message: 'Complete every column of grant row 2: the server keeps complete rows only.',
    },
  ])
})

it('funding rows are checked only while they are shown', () => {
  const fundingRows = [{ fundingOrganization: 'WHO', fundingAmount: '' }]
  expect(rowWarnings(completeForm({ outsideGrants: 'no', fundingRows }))).toEqual([])
  expect(rowWarnings(completeForm({ outsideGrants: 'yes', fundingRows }))).toMatchObject([
    { list: 'fundingRows', row: 1 },
  ])
})
