import { expect, it } from 'vitest'
import { makeEmptyRow } from '@/domain/application/application-form'
import { normaliseForm } from '@/domain/application/normalise-form'
import { makeCompleteForm, makeReviewers } from '@tests/support/complete-form'

it('a form is normalised after pasting', () => {
  const typed = makeCompleteForm({
    name: '  A. B. Silva ',
    email: 'A@b.lk ',
    phone: ' +94 (71) 234-5678 ext. 12 ',
    grantRows: [{ fundingSource: ' NSF ', period: '', currency: 'LKR', amount: ' 12,50,000/= ' }],
    coInvestigators: [{ name: ' K. Perera', affiliation: 'Zoology ' }],
    reviewers: makeReviewers({ 2: { email: ' kumar @two.example' } }),
  })
  expect(normaliseForm(typed)).toEqual({
    ...typed,
    name: 'A. B. Silva',
    email: 'A@b.lk',
    phone: '+94 (71) 234-5678 ext. 12',
    grantRows: [{ fundingSource: 'NSF', period: '', currency: 'LKR', amount: '1250000' }],
    coInvestigators: [{ name: 'K. Perera', affiliation: 'Zoology' }],
    reviewers: makeReviewers({ 2: { email: 'kumar@two.example' } }),
  })
})

it('a form is sent without invisible characters in names, addresses and links', () => {
  const pasted = (text: string) => `\u202A${text.replaceAll(' ', '\u00A0')}\u200B\u202C`
  const clean = makeCompleteForm({
    name: 'A. B. Silva',
    email: 'a@b.lk',
    phone: '0771234567',
    publication1: 'https://doi.example/1',
    coInvestigators: [{ name: 'K. Perera', affiliation: 'Zoology' }],
    reviewers: makeReviewers({ 2: { name: 'S. Kumar', email: 'kumar@two.example' } }),
  })
  const typed = {
    ...clean,
    name: pasted(clean.name),
    email: pasted(`mailto:${clean.email}`),
    publication1: pasted(clean.publication1),
    coInvestigators: clean.coInvestigators.map((one) => ({ ...one, name: pasted(one.name) })),
    reviewers: clean.reviewers.map((one) => ({ ...one, name: pasted(one.name), email: pasted(one.email) })),
  }
  expect(normaliseForm(typed)).toEqual(clean)
})

it('a row with no more than the currency of a new row is sent as empty', () => {
  const { grantRows } = normaliseForm(makeCompleteForm({ grantRows: [makeEmptyRow('grantRows')] }))
  expect(grantRows).toEqual([{ fundingSource: '', period: '', currency: '', amount: '' }])
  const usd = [{ ...makeEmptyRow('grantRows'), currency: 'USD' }]
  expect(normaliseForm(makeCompleteForm({ grantRows: usd })).grantRows).toEqual(usd)
})

it('an amount that cannot be read is not changed', () => {
  const grantRows = [{ fundingSource: 'NSF', period: '', currency: 'LKR', amount: '750000,00' }]
  expect(normaliseForm(makeCompleteForm({ grantRows })).grantRows).toEqual(grantRows)
})

it('a form is not changed otherwise', () => {
  const typed = Object.freeze(makeCompleteForm({ email: 'A@b.lk ' }))
  normaliseForm(typed)
  expect(typed.email).toBe('A@b.lk ')
})

it('a normalised form is not changed again', () => {
  const once = normaliseForm(makeCompleteForm({ phone: ' 0 7 7 ', email: 'a @b.lk' }))
  expect(normaliseForm(once)).toEqual(once)
})
