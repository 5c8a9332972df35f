import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApplicationForm } from '@/domain/application/application-form'
import { FORM_PARTS, type FormPart } from '@/domain/application/form-parts'
import { mergeForms } from '@/domain/application/merge-forms'
import { makeCompleteForm } from '@tests/support/complete-form'

const versions = ['base', 'ours', 'council'] as const

/** Writes a text, which tells the version, into every field of a part. */
function write(form: ApplicationForm, part: FormPart, text: string): void {
  const written = makeCompleteForm({
    grantRows: [{ fundingSource: text, period: text, currency: text, amount: text }],
    fundingRows: [{ fundingOrganization: text, fundingAmount: text }],
    coInvestigators: [{ name: text, affiliation: text }],
    reviewers: form.reviewers.map(() => ({ name: text, email: text, affiliation: text })),
    faculty: text,
    department: text,
    ...(part.key in form && typeof form[part.key as keyof ApplicationForm] === 'string' && { [part.key]: text }),
  })
  part.copy(written, form)
}

/** For each part, which version has which of three texts. */
const anyVersions = fc
  .array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { minLength: FORM_PARTS.length, maxLength: FORM_PARTS.length })
  .map((choices) =>
    versions.map((_, index) => {
      const form = structuredClone(makeCompleteForm({}))
      FORM_PARTS.forEach((part, at) => write(form, part, `text ${choices[at]?.[index] ?? 0}`))
      return form
    }),
  )

const labels = (parts: readonly FormPart[]) => parts.map(({ key }) => key)

const check = (rule: (base: ApplicationForm, ours: ApplicationForm, council: ApplicationForm) => void) =>
  fc.assert(
    fc.property(anyVersions, ([base, ours, council]) => {
      if (base && ours && council) rule(base, ours, council)
    }),
  )

describe('a form merged with the council’s', () => {
  it('is ours if the council’s has not changed', () =>
    check((base, ours) => {
      expect(mergeForms(base, ours, base)).toEqual({ form: ours, adopted: [], conflicts: [] })
    }))

  it('is the council’s if ours has not changed', () =>
    check((base, _, council) => {
      const { form, conflicts } = mergeForms(base, base, council)
      expect(form).toEqual(council)
      expect(conflicts).toEqual([])
    }))

  it('has no conflict if both changed alike', () =>
    check((base, ours) => {
      expect(mergeForms(base, ours, ours)).toEqual({ form: ours, adopted: [], conflicts: [] })
    }))

  it('takes each part that only the council changed, and asks for each that both changed', () =>
    check((base, ours, council) => {
      const { form, adopted, conflicts } = mergeForms(base, ours, council)
      for (const part of FORM_PARTS) {
        const [baseText, ownText, councilText] = [base, ours, council].map(part.read)
        expect(labels(adopted).includes(part.key)).toBe(ownText === baseText && councilText !== baseText)
        expect(labels(conflicts).includes(part.key)).toBe(
          ownText !== baseText && councilText !== baseText && ownText !== councilText,
        )
        expect(part.read(form)).toBe(labels(adopted).includes(part.key) ? councilText : ownText)
      }
    }))

  it('asks for each difference if the base is not known', () =>
    check((_, ours, council) => {
      const { form, adopted, conflicts } = mergeForms(undefined, ours, council)
      expect(form).toEqual(ours)
      expect(adopted).toEqual([])
      expect(labels(conflicts)).toEqual(labels(FORM_PARTS.filter((part) => part.read(ours) !== part.read(council))))
    }))
})

it('spaces, an empty row and a list that the host omits are no change', () => {
  const base = makeCompleteForm({ projectTitle: 'Seeds' })
  const { coInvestigators: _omitted, ...council } = { ...base, fundingRows: [] }
  const ours = { ...base, projectTitle: ' Seeds ', coInvestigators: [{ name: 'New', affiliation: 'Botany' }] }
  expect(mergeForms(council, ours, council)).toEqual({ form: ours, adopted: [], conflicts: [] })
})

it('a reviewer is one part, as are faculty and department', () => {
  const base = makeCompleteForm({ faculty: '1', department: '2' })
  const ours = { ...base, department: '3' }
  const council = {
    ...base,
    faculty: '4',
    reviewers: base.reviewers.map((one, index) => (index === 1 ? { ...one, email: 'new@one.example' } : one)),
  }
  const { adopted, conflicts } = mergeForms(base, ours, council)
  expect([adopted, conflicts].map((parts) => parts.map(({ label }) => label))).toEqual([
    ['Reviewer 2'],
    ['Faculty and Department'],
  ])
})
