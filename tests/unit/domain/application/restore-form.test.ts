import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationFormSchema, makeEmptyForm, makeEmptyRow } from '@/domain/application/application-form'
import { restoreForm } from '@/domain/application/restore-form'
import { formToWire } from '@/domain/application/wire-form'
import { makeCompleteForm } from '@tests/support/complete-form'

describe('a restored form', () => {
  it('is the stored one, with its rows', () => {
    const form = makeCompleteForm({
      grantRows: ['1', '2', '3'].map((amount) => ({ ...makeEmptyRow('grantRows'), currency: 'LKR', amount })),
    })
    expect(restoreForm(JSON.parse(JSON.stringify(formToWire(form))))).toEqual({ form, unreadableFields: [] })
  })

  it.each([undefined, null, 'text', 5, [], {}])('is empty if %j was stored', (stored) => {
    expect(restoreForm(stored)).toEqual({ form: makeEmptyForm(), unreadableFields: [] })
  })

  it('reads a host’s numbers, nulls, zero days and 1 or 0 flags', () => {
    const stored = {
      faculty: 3,
      Leave_Get: 1,
      Leave_Date: '0000-00-00',
      projectInvolved: '0',
      name: null,
      applicationId: 12,
    }
    const { form, unreadableFields } = restoreForm(stored)
    expect(form).toEqual({ ...makeEmptyForm(), faculty: '3', leaveRequested: 'yes', projectInvolved: 'no' })
    expect(unreadableFields).toEqual([])
  })

  it('has a new row in place of an empty one', () => {
    const grantRows = [{ fundingSource: ' ', durationperiod: '', currency: '', amount: null }]
    expect(restoreForm({ grantRows }).form.grantRows).toEqual([makeEmptyRow('grantRows')])
  })

  it('reads the rows of a host under its names', () => {
    const grants = [{ ...makeEmptyRow('grantRows'), amount: 250000 }]
    const funding = [{ fundingOrganization: 'WHO', fundingAmount: '5' }]
    const { form } = restoreForm({ grants, funding })
    expect(form.grantRows).toEqual([{ ...makeEmptyRow('grantRows'), amount: '250000' }])
    expect(form.fundingRows).toEqual(funding)
  })

  it('reads an old draft’s empty text as no co-investigators', () => {
    const { form } = restoreForm({ co_investigators: '', grantRows: [] })
    expect(form).toEqual(makeEmptyForm())
  })

  it('names the values that could not be read', () => {
    const stored = { name: { first: 'A' }, grantRows: 'many', fundingRows: [7], field: 'Botany' }
    const { form, unreadableFields } = restoreForm(stored)
    expect(unreadableFields).toEqual(['name', 'grantRows', 'fundingRows'])
    expect(form).toEqual({ ...makeEmptyForm(), field: 'Botany' })
  })

  it('is a valid form whatever was stored', () => {
    const stored = fc.dictionary(fc.constantFrom(...Object.keys(formToWire(makeEmptyForm()))), fc.jsonValue())
    fc.assert(
      fc.property(stored, (value) => {
        expect(applicationFormSchema.safeParse(restoreForm(value).form).success).toBe(true)
      }),
    )
  })
})
