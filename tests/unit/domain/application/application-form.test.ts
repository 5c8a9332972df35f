import { describe, expect, it } from 'vitest'
import { getFieldNames } from '@/domain/application/application-fields'
import { applicationFormSchema, makeEmptyForm, makeEmptyRow, FILE_FIELDS } from '@/domain/application/application-form'
import { makeEmptyCompletion, STEPS } from '@/domain/application/application-steps'

describe('a new draft', () => {
  it('has every key of the schema and one empty row in each list', () => {
    const form = makeEmptyForm()
    expect(applicationFormSchema.parse(form)).toEqual(form)
    for (const rows of [form.grantRows, form.fundingRows, form.coInvestigators]) expect(rows).toHaveLength(1)
  })

  it('shares no row with another one', () => {
    makeEmptyForm().grantRows.push(makeEmptyRow('grantRows'))
    expect(makeEmptyForm().grantRows).toHaveLength(1)
  })
})

describe('the steps', () => {
  it('contain every field once, except those without a screen', () => {
    const asked = STEPS.flatMap((step) => getFieldNames(step)).sort()
    const unasked = ['coInvestigatorAffiliation', 'proposedStartDate', 'proposedDuration']
    const all = [...Object.keys(makeEmptyForm()), ...FILE_FIELDS]
    expect(asked).toEqual(all.filter((field) => !unasked.includes(field)).sort())
  })

  it('are not completed at first', () => {
    expect(makeEmptyCompletion()).toEqual({
      profile: false,
      project: false,
      supervisors: false,
      uploads: false,
      reviewers: false,
    })
  })
})
