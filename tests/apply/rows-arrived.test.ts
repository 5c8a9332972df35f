import { expect, test } from 'vitest'
import { rowsArrived } from '@/areas/apply/submission/rows-arrived'
import { emptyApplicationForm, emptyGrantRow } from '@/domain/application-form'

const { grantRows, fundingRows, co_investigators } = emptyApplicationForm()
const nothing = { grantRows, fundingRows, co_investigators }
const kamala = { name: 'Kamala', departmentUniversity: 'Zoology' }
const grant = { fundingSource: 'Council', durationperiod: '2012', currency: 'LKR', amount: '5' }
const sent = { grantRows: [grant], fundingRows: [], co_investigators: [kamala] }

test('the same rows have arrived, in any order and without the incomplete ones', () => {
  expect(rowsArrived(sent, sent)).toBe('yes')
  const half = { ...emptyGrantRow(), fundingSource: 'Half' }
  expect(rowsArrived({ ...sent, grantRows: [half, grant] }, { ...sent, fundingRows })).toBe('yes')
})

test('where there are none, none have arrived', () => expect(rowsArrived(sent, nothing)).toBe('no'))

test('a part of them tells nothing: a host may leave a list out', () =>
  expect(rowsArrived(sent, { ...nothing, grantRows: [grant] })).toBe('unknown'))
