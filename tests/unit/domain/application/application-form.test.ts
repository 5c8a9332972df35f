import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@/domain/application/application-fields'
import {
  applicationFormSchema,
  emptyApplicationForm,
  emptyRow,
  FILE_FIELDS,
} from '@/domain/application/application-form'
import { emptyCompletionStatus, STEPS } from '@/domain/application/application-steps'

describe('a new draft', () => {
  it('has every key of the schema and one empty row in each list', () => {
    const form = emptyApplicationForm()
    expect(applicationFormSchema.parse(form)).toEqual(form)
    for (const rows of [form.grantRows, form.fundingRows, form.coInvestigators]) expect(rows).toHaveLength(1)
  })

  it('shares no row with another one', () => {
    emptyApplicationForm().grantRows.push(emptyRow('grantRows'))
    expect(emptyApplicationForm().grantRows).toHaveLength(1)
  })
})

describe('the steps', () => {
  it('contain every field once, except those without a screen', () => {
    const asked = STEPS.flatMap((step) => fieldsOf(step)).sort()
    const unasked = ['coInvestigatorAffiliation', 'proposedStartDate', 'proposedDuration']
    const all = [...Object.keys(emptyApplicationForm()), ...FILE_FIELDS]
    expect(asked).toEqual(all.filter((field) => !unasked.includes(field)).sort())
  })

  it('are not completed at first', () => {
    expect(emptyCompletionStatus()).toEqual({
      profile: false,
      project: false,
      supervisors: false,
      uploads: false,
      reviewers: false,
    })
  })
})
