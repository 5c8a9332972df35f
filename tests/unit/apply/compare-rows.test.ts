import { expect, test } from 'vitest'
import { compareRows } from '@/areas/apply/submission/use-submission-on-host'
import { makeEmptyForm, makeEmptyRow } from '@/domain/application/application-form'

const { grantRows, fundingRows, coInvestigators } = makeEmptyForm()
const noRows = { grantRows, fundingRows, coInvestigators }
const kamala = { name: 'Kamala', affiliation: 'Zoology' }
const grant = { fundingSource: 'Council', period: '2012', currency: 'LKR', amount: '5' }
const sentRows = { grantRows: [grant], fundingRows: [], coInvestigators: [kamala] }

test('the rows are received if the complete ones match in any order', () => {
  expect(compareRows(sentRows, sentRows)).toBe('received')
  const incompleteGrant = { ...makeEmptyRow('grantRows'), fundingSource: 'Half' }
  expect(compareRows({ ...sentRows, grantRows: [incompleteGrant, grant] }, { ...sentRows, fundingRows })).toBe(
    'received',
  )
})

test('the rows are missing if the host has none', () => expect(compareRows(sentRows, noRows)).toBe('missing'))

test('skips a list that the host omits', () => {
  expect(compareRows(sentRows, { grantRows: [grant], fundingRows: [] })).toBe('received')
  expect(compareRows({ ...sentRows, grantRows: [] }, { grantRows: [], fundingRows: [] })).toBe('unknown')
  expect(compareRows(sentRows, {})).toBe('unknown')
})

test('rows that differ from the sent ones prove nothing', () =>
  expect(compareRows(sentRows, { ...sentRows, grantRows: [{ ...grant, amount: '6' }] })).toBe('unknown'))
