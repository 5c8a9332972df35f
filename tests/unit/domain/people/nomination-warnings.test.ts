import { describe, expect, it } from 'vitest'
import { makeEmptyForm, type ApplicationForm } from '@/domain/application/application-form'
import { getNominationWarnings } from '@/domain/people/nomination-warnings'
import { REVIEWERS } from '@/domain/people/reviewers'
import { makeCompleteForm, makeReviewers } from '@tests/support/complete-form'

const nominationWarnings = (form: ApplicationForm) =>
  REVIEWERS.flatMap((reviewer, index) => getNominationWarnings(form, reviewer, index))

const warnings = (changes: Partial<ApplicationForm>) => nominationWarnings(makeCompleteForm(changes))

describe('warnings about nominations', () => {
  it('are not given for independent reviewers or an empty form', () => {
    expect(warnings({})).toEqual([])
    expect(nominationWarnings(makeEmptyForm())).toEqual([])
  })

  it('are given for a repeated address in any notation', () => {
    expect(warnings({ reviewers: makeReviewers({ 3: { email: ' Anula@NORTH.example' } }) })).toEqual([
      { field: 'reviewers.2.email', message: 'Reviewer 3 has the same e-mail address as reviewer 1.' },
    ])
  })

  it('are given for the applicant among the reviewers, by address or by name', () => {
    expect(warnings({ reviewers: makeReviewers({ 1: { email: 'NIRMALA@samanala.example' } }) })).toEqual([
      { field: 'reviewers.0.email', message: 'Reviewer 1 has your own e-mail address.' },
    ])
    expect(warnings({ name: 'A. B. Silva', reviewers: makeReviewers({ 1: { name: 'Dr. A B Silva' } }) })).toEqual([
      { field: 'reviewers.0.name', message: 'Reviewer 1 has your own name.' },
    ])
  })

  it('are given for a co-investigator among the reviewers', () => {
    expect(warnings({ reviewers: makeReviewers({ 2: { name: 'Prof. Kamala Dias' } }) })).toEqual([
      { field: 'reviewers.1.name', message: 'Reviewer 2 is the same person as co-investigator 1.' },
    ])
  })

  it.each([
    ['Prof. Kamala\u00A0Dias', 'Kamala Dias'],
    ['KAMALA DIAS', 'Kamala Dias'],
    ['Kamala\u200B Di\u00ADas', 'Kamala Dias'],
    ['Kámala Dias', 'Kamala Dias'],
    ['Ｋａｍａｌａ Dias', 'Kamala Dias'],
    ['Kamala O’Dias‐Ruﬀ', "Dr Kamala O'Dias-Ruff"],
    ['Kamala Dias, Professor', 'Kamala Dias'],
  ])('are given for %s, who is %s', (name, coInvestigator) => {
    const form = { coInvestigators: [{ name: coInvestigator, affiliation: 'Zoology' }] }
    expect(warnings({ ...form, reviewers: makeReviewers({ 2: { name } }) })).toMatchObject([
      { message: 'Reviewer 2 is the same person as co-investigator 1.' },
    ])
  })

  it('are given for the same address with invisible characters', () => {
    expect(
      warnings({ reviewers: makeReviewers({ 3: { email: 'mailto:anula@\u200Bnorth.example\u00A0' } }) }),
    ).toMatchObject([{ message: 'Reviewer 3 has the same e-mail address as reviewer 1.' }])
  })

  it('are given for the institution’s addresses, not a public mail service’s', () => {
    expect(warnings({ reviewers: makeReviewers({ 2: { email: 'bandu@samanala.example' } }) })).toMatchObject([
      { field: 'reviewers.1.email', message: expect.stringContaining('samanala.example') },
    ])
    expect(
      warnings({ email: 'nirmala@gmail.com', reviewers: makeReviewers({ 2: { email: 'bandu@gmail.com' } }) }),
    ).toEqual([])
  })
})
