import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getFieldNames } from '@/domain/application/application-fields'
import { makeEmptyForm, makeEmptyRow, type ApplicationForm } from '@/domain/application/application-form'
import { makeSampleRow } from '@/domain/application/sample-application'
import { STEPS, type Step } from '@/domain/application/application-steps'
import { REVIEWERS } from '@/domain/people/reviewers'
import { validateAll, validateStep, type FormVariant } from '@/domain/application/validation'
import { completeFiles, makeCompleteForm, makeReviewers } from '@tests/support/complete-form'

const messagesOf = (step: Step, changes: Partial<ApplicationForm>, variant: FormVariant = 'new') =>
  validateStep(step, makeCompleteForm(changes), completeFiles, variant).map(({ message }) => message)

const problemsOfEmpty = (step: Step) =>
  validateStep(step, makeEmptyForm(), {}, 'new').map(({ field, message }) => [field, message])

describe('every step', () => {
  it.each(['new', 'edit'] as const)('passes for a complete %s application', (variant) => {
    expect(validateAll(makeCompleteForm(), completeFiles, variant)).toEqual([])
  })

  it.each(['new', 'edit'] as const)('fails for an empty %s application', (variant) => {
    const failing = new Set(validateAll(makeEmptyForm(), {}, variant).map(({ step }) => step))
    expect([...failing]).toEqual([...STEPS])
  })

  it('names only its own fields', () => {
    for (const { step, field } of validateAll(makeEmptyForm(), {}, 'edit')) {
      expect(getFieldNames(step)).toContain(field.split('.')[0])
    }
  })
})

describe('the profile step', () => {
  it('has the fixed text for each empty field', () => {
    expect(problemsOfEmpty('profile')).toEqual([
      ['title', 'Title is required'],
      ['name', 'Name is required'],
      ['faculty', 'Faculty is required'],
      ['department', 'Department is required'],
      ['email', 'Email is required'],
      ['phone', 'Phone number is required'],
      ['position', 'Position is required'],
      ['degree', 'Degree is required'],
      ['university', 'University is required'],
      ['year', 'Year is required'],
      ['field', 'Field is required'],
      ['leaveRequested', 'Leave Get is required'],
    ])
  })

  it.each([
    ['new', 'yes', ['Leave Date is required', 'Leave Duration is required']],
    ['new', 'no', []],
    ['new', '', ['Leave Get is required']],
    ['edit', 'yes', ['Leave Date is required', 'Leave Duration is required']],
    ['edit', 'no', ['Leave Date is required', 'Leave Duration is required']],
    ['edit', '', ['Leave Get is required', 'Leave Date is required', 'Leave Duration is required']],
  ] as const)('of the %s variant, with leave "%s", requires: %j', (variant, leaveRequested, expected) => {
    const changes = { leaveRequested, leaveDate: '', leaveDuration: '' }
    expect(messagesOf('profile', changes, variant)).toEqual(expected)
  })

  it.each(['0027-01-01', '202701-01-01', '2027-02-30'])('refuses a leave from %s', (leaveDate) => {
    const leave = { leaveRequested: 'yes', leaveDate, leaveDuration: '6' }
    expect(messagesOf('profile', leave)).toEqual(['Enter a full date, with a year from 2000 to 2099.'])
    expect(messagesOf('profile', { ...leave, leaveRequested: 'no' })).toEqual([])
  })

  it('treats spaces as an empty value', () => {
    expect(messagesOf('profile', { name: ' \t ' })).toEqual(['Name is required'])
  })
})

describe('the project step', () => {
  it('has the fixed text for each empty field', () => {
    expect(problemsOfEmpty('project')).toEqual([
      ['projectTitle', 'Project Title is required.'],
      ['projectInvolved', 'Project involvement must be selected.'],
      ['outsideGrants', 'Outside grants must be selected.'],
      ['researchFacilities', 'Research facilities information is required.'],
    ])
  })

  it.each([
    ['0', true],
    ['1250000', true],
    [' 1250000 ', true],
    ['1,250,000', true],
    ['12,50,000/=', true],
    ['1 250', true],
    ['10.00', true],
    ['10.50', false],
    ['750000,00', false],
    ['1.250', false],
    ['1 25', false],
    ['-5', false],
    ['1e6', false],
    ['LKR 5', false],
    ['Rs 500', false],
    ['१२', false],
    ['١٢', false],
  ])('is valid with the amount "%s": %s', (amount, passes) => {
    const found = messagesOf('project', { grantRows: [{ ...makeSampleRow('grantRows'), amount }] })
    expect(found).toEqual(passes ? [] : ['Amount must be a valid number.'])
  })

  it('names the row of a wrong amount', () => {
    const form = makeCompleteForm({
      grantRows: [makeEmptyRow('grantRows'), { ...makeSampleRow('grantRows'), amount: 'x' }],
    })
    expect(validateStep('project', form, completeFiles, 'new')).toEqual([
      {
        step: 'project',
        field: 'grantRows.1.amount',
        label: 'Amount, grant row 2',
        message: 'Amount must be a valid number.',
        row: 2,
      },
    ])
  })

  it('names every missing value of a row that was begun, and none of an empty row', () => {
    const { fundingSource, currency } = makeSampleRow('grantRows')
    const begun = { ...makeEmptyRow('grantRows'), fundingSource }
    const withoutCurrency = { ...makeSampleRow('grantRows'), currency: ' ' }
    const form = makeCompleteForm({
      grantRows: [makeEmptyRow('grantRows'), { ...makeEmptyRow('grantRows'), currency: '' }],
    })
    expect(makeEmptyRow('grantRows')).toMatchObject({ currency })
    expect(validateStep('project', form, completeFiles, 'new')).toEqual([])
    const open = makeCompleteForm({ grantRows: [makeEmptyRow('grantRows'), begun, withoutCurrency] })
    expect(
      validateStep('project', open, completeFiles, 'new').map(({ label, message }) => `${label}: ${message}`),
    ).toEqual([
      'Duration period, grant row 2: Fill this in, or leave the whole row empty.',
      'Amount, grant row 2: Fill this in, or leave the whole row empty.',
      'Currency, grant row 3: Fill this in, or leave the whole row empty.',
    ])
  })

  it('checks funding rows only while they are shown', () => {
    const fundingRows = [{ fundingOrganization: 'WHO', fundingAmount: 'much' }]
    expect(messagesOf('project', { outsideGrants: 'no', fundingRows })).toEqual([])
    const form = makeCompleteForm({ outsideGrants: 'yes', fundingRows })
    expect(validateStep('project', form, completeFiles, 'new')).toMatchObject([
      { field: 'fundingRows.0.fundingAmount', label: 'Amount, funding row 1', row: 1 },
    ])
  })

  it.each(['projectTitle', 'researchFacilities'] as const)('limits %s to 1000 characters', (field) => {
    expect(messagesOf('project', { [field]: 'x'.repeat(1000) })).toEqual([])
    const found = messagesOf('project', { [field]: 'x'.repeat(1001) })
    expect(found).toEqual([expect.stringContaining('up to 1,000')])
  })

  it('counts a character outside the basic plane once', () => {
    expect(messagesOf('project', { projectTitle: '𝐀'.repeat(1000) })).toEqual([])
    expect(messagesOf('project', { projectTitle: '𝐀'.repeat(1001) })).toHaveLength(1)
  })

  it('names exactly the rows whose amount is not a number', () => {
    const amounts = fc.array(fc.oneof(fc.stringMatching(/^\d{1,9}$/), fc.stringMatching(/^[a-z.,-]{1,5}$/)))
    fc.assert(
      fc.property(amounts, (given) => {
        const grantRows = given.map((amount) => ({ ...makeSampleRow('grantRows'), amount }))
        const named = validateStep('project', makeCompleteForm({ grantRows }), completeFiles, 'new')
        const wrong = given.flatMap((amount, index) => (/^\d*$/.test(amount) ? [] : [index]))
        expect(named.map(({ field }) => field)).toEqual(wrong.map((index) => `grantRows.${index}.amount`))
        expect(named.map(({ row }) => row)).toEqual(wrong.map((index) => index + 1))
        for (const { label, row } of named) expect(label).toBe(`Amount, grant row ${row}`)
      }),
    )
  })
})

describe('the supervisors step', () => {
  it('requires the first co-investigator, and not the foreign collaborator', () => {
    for (const coInvestigators of [[], [{ name: '', affiliation: '' }]]) {
      expect(messagesOf('supervisors', { coInvestigators })).toEqual([
        'Co-investigators are required.',
        'Affiliated Department and University are required.',
      ])
    }
  })

  it('requires nothing in later rows', () => {
    const first = { name: 'K. Perera', affiliation: 'Zoology' }
    const coInvestigators = [first, { name: '', affiliation: '' }]
    expect(messagesOf('supervisors', { coInvestigators })).toEqual([])
  })

  it('limits every department and university to 200 characters', () => {
    const person = (length: number) => ({ name: 'K. Perera', affiliation: 'x'.repeat(length) })
    expect(messagesOf('supervisors', { coInvestigators: [person(200), person(200)] })).toEqual([])
    const form = makeCompleteForm({ coInvestigators: [person(200), person(201)] })
    expect(validateStep('supervisors', form, completeFiles, 'new')).toMatchObject([
      {
        field: 'coInvestigators.1.affiliation',
        label: 'Department and University, co-investigator 2',
        row: 2,
      },
    ])
    const foreign = { foreignCollaboratorAffiliation: 'x'.repeat(201) }
    expect(messagesOf('supervisors', foreign)).toEqual([expect.stringContaining('up to 200')])
  })
})

describe('the uploads step', () => {
  it('has the fixed text for each of the four missing files', () => {
    expect(problemsOfEmpty('uploads')).toEqual([
      ['projectProposal', 'Project Proposal is required.'],
      ['projectBudget', 'Project Budget is required.'],
      ['projectCV', 'Project CV is required.'],
      ['coInvestigatorsCVs', 'Co-investigators CVs are required.'],
    ])
  })

  it('names the one file that is missing', () => {
    const files = { ...completeFiles, projectCV: null }
    expect(validateStep('uploads', makeCompleteForm(), files, 'edit')).toMatchObject([{ field: 'projectCV' }])
  })
})

describe('the reviewers step', () => {
  it('has the fixed text for each empty field of each reviewer', () => {
    const expected = REVIEWERS.flatMap(({ number }) =>
      ['Name', 'Email', 'Affiliation'].map((part) => `Reviewer ${number} ${part} is required.`),
    )
    expect(problemsOfEmpty('reviewers').map(([, message]) => message)).toEqual(expected)
  })

  it.each([
    ['a@', false],
    ['bandu', false],
    ['a@b.lk, c@d.lk', false],
    [' bandu @south.example ', true],
    ['mailto:bandu@south.example', true],
  ])('accepts the address "%s": %s', (email, passes) => {
    expect(messagesOf('reviewers', { reviewers: makeReviewers({ 2: { email } }) })).toEqual(
      passes ? [] : ['Reviewer 2 Email does not look like an e-mail address.'],
    )
    expect(messagesOf('profile', { email })).toEqual([])
  })

  it('limits an affiliation to 200 characters', () => {
    expect(messagesOf('reviewers', { reviewers: makeReviewers({ 2: { affiliation: 'x'.repeat(200) } }) })).toEqual([])
    expect(messagesOf('reviewers', { reviewers: makeReviewers({ 2: { affiliation: 'x'.repeat(201) } }) })).toEqual([
      'Reviewer 2 Affiliation can have up to 200 characters.',
    ])
  })
})
