import { expect, test } from 'vitest'
import { rowsOnHost } from '@/areas/apply/submission/submission-on-host'
import { emptyApplicationForm, emptyRow } from '@/domain/application/application-form'

const { grantRows, fundingRows, coInvestigators } = emptyApplicationForm()
const nothing = { grantRows, fundingRows, coInvestigators }
const kamala = { name: 'Kamala', affiliation: 'Zoology' }
const grant = { fundingSource: 'Council', period: '2012', currency: 'LKR', amount: '5' }
const sent = { grantRows: [grant], fundingRows: [], coInvestigators: [kamala] }

test('rows have arrived if the complete ones match in any order', () => {
  expect(rowsOnHost(sent, sent)).toBe('yes')
  const half = { ...emptyRow('grantRows'), fundingSource: 'Half' }
  expect(rowsOnHost({ ...sent, grantRows: [half, grant] }, { ...sent, fundingRows })).toBe('yes')
})

test('rows have not arrived if there are none', () => expect(rowsOnHost(sent, nothing)).toBe('no'))

test('a list that the host omits is not compared', () => {
  expect(rowsOnHost(sent, { grantRows: [grant], fundingRows: [] })).toBe('yes')
  expect(rowsOnHost({ ...sent, grantRows: [] }, { grantRows: [], fundingRows: [] })).toBe('unknown')
  expect(rowsOnHost(sent, {})).toBe('unknown')
})

test('rows that differ from those sent leave the question open', () =>
  expect(rowsOnHost(sent, { ...sent, grantRows: [{ ...grant, amount: '6' }] })).toBe('unknown'))
