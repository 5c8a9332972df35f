import { readFileSync } from 'node:fs'
import { decodePDFRawStream, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { makeEmptyForm } from '@/domain/application/application-form'
import type { ApplicationContent } from '@mocks/documents/application-pdf'
import { createApplicationPdf } from '@mocks/documents/application-pdf'
import { createGuidelinesPdf } from '@mocks/documents/guidelines-pdf'
import { createAgreementPdf, createAwardLetterPdf } from '@mocks/documents/letters'
import { createSamplePdf } from '@mocks/documents/sample-pdf'
import { staticFiles } from '@mocks/documents/static-files'
import { createCriteriaDocx, createEvaluationReportDocx } from '@mocks/documents/council-documents'
import { getDocument, VerbosityLevel } from '@tests/support/pdf-in-node'

const date = new Date('2026-11-02T10:00:00Z')

const content: ApplicationContent = {
  id: '12_2026',
  status: 'Submitted',
  submittedDate: '2026-11-02 15:42:10',
  facultyName: 'Faculty of Science',
  departmentName: 'Department of Zoology',
  files: { projectProposal: { name: 'proposal.pdf', bytes: 2_412_345, pages: 14 } },
  printedAt: date,
  form: {
    ...makeEmptyForm(),
    title: 'Dr',
    name: 'Chandrika Jayawardena',
    email: 'chandrika@samanala.example',
    phone: '+94 52 000 0100',
    position: 'Senior Lecturer',
    degree: 'PhD',
    university: 'Universität Göttingen',
    year: '2009',
    field: 'Coastal ecology',
    leaveRequested: 'yes',
    leaveDate: '2027-01-15',
    leaveDuration: '6',
    projectTitle: 'Mangroves of the Puttalam lagoon',
    projectInvolved: 'no',
    publication1: 'https://doi.org/10.1/one',
    publication2: 'https://doi.org/10.1/two',
    publication3: 'https://doi.org/10.1/three',
    grantRows: [
      {
        fundingSource: 'Foundation Łódź',
        period: '01/01/2012-31/12/2012',
        currency: 'USD',
        amount: '1250000',
      },
    ],
    outsideGrants: 'yes',
    fundingRows: [{ fundingOrganization: 'Lagoon Trust', fundingAmount: '450000' }],
    researchFacilities: 'A wet laboratory.',
    coInvestigators: [{ name: 'Ruwan Silva', affiliation: 'Department of Botany' }],
    foreignCollaborators: 'Dr Ana Žižek',
    foreignCollaboratorAffiliation: 'Institute of the Sea',
    reviewers: [
      { name: 'Reviewer Uno', email: 'uno@x.example', affiliation: 'College A' },
      { name: 'Reviewer Due', email: 'due@x.example', affiliation: 'College B' },
      { name: 'Reviewer Tre', email: 'tre@x.example', affiliation: 'College C' },
    ],
  },
}

const withForm = (form: Partial<ApplicationContent['form']>): ApplicationContent => ({
  ...content,
  form: { ...content.form, ...form },
})

const missingFrom = (text: string, values: readonly string[]) => values.filter((value) => !text.includes(value))

/** Returns the text of each page as a viewer reads it, lines joined by spaces. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS }).promise
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    return words.join('').replace(/\s+/g, ' ')
  })
  return Promise.all(pages)
}

describe('the application as a PDF', () => {
  test('contains everything that the applicant entered', async () => {
    const text = (await pagesOf(await createApplicationPdf(content))).join(' ')
    const { form } = content
    // Values that are printed in another form than they were typed in are checked below.
    const asTyped = {
      ...form,
      leaveRequested: '',
      leaveDate: '',
      projectInvolved: '',
      outsideGrants: '',
      grantRows: [],
    }
    expect(missingFrom(text, JSON.stringify({ ...asTyped, fundingRows: [] }).match(/(?<=:")[^"]+/g) ?? [])).toEqual([])
    expect(missingFrom(text, ['15 Jan 2027', '6 months', 'project No', 'outside Yes'])).toEqual([])
    const grants = ['Foundation Łódź', '01/01/2012-31/12/2012', 'USD', '1,250,000', 'Lagoon Trust', '450,000']
    expect(missingFrom(text, grants)).toEqual([])
    const facts = ['12_2026', 'Submitted', '2 Nov 2026, 15:42', 'Faculty of Science', 'Department of Zoology']
    expect(missingFrom(text, facts)).toEqual([])
    expect(missingFrom(text, ['proposal.pdf', '2.4 MB', '14', 'Not uploaded'])).toEqual([])
  })

  test('has its name, language, pages and bookmarks', async () => {
    const bytes = await createApplicationPdf(content)
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(document.getTitle()).toBe('Mangroves of the Puttalam lagoon')
    expect(document.getCreationDate()).toEqual(date)
    expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toContain('en')
    const outlines = document.catalog.lookup(PDFName.of('Outlines'), PDFDict)
    expect(outlines.get(PDFName.of('Count'))?.toString()).toBe('5')
    const pages = await pagesOf(bytes)
    pages.forEach((text, index) => {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(text).toContain('Application 12_2026')
    })
  })

  test('is the same for the same input', async () => {
    const [first, second] = await Promise.all([createApplicationPdf(content), createApplicationPdf(content)])
    expect(Buffer.compare(first, second)).toBe(0)
  })

  test('repeats the head of a table on the next page', async () => {
    const row = { fundingSource: 'Foundation', period: '01/01/2012-31/12/2012', currency: 'USD' }
    const grantRows = Array.from({ length: 90 }, (_, index) => ({ ...row, amount: String(9100 + index) }))
    const pages = await pagesOf(await createApplicationPdf(withForm({ grantRows })))
    const withRows = pages.filter((text) => text.includes('Foundation'))
    expect(withRows.length).toBeGreaterThan(2)
    for (const text of withRows) expect(text).toContain('Funding source')
    expect(
      missingFrom(
        pages.join(' '),
        Array.from({ length: 90 }, (_, index) => `9,${100 + index}`),
      ),
    ).toEqual([])
  })

  test('wraps the longest title and facilities instead of cutting them', async () => {
    const long = Array.from({ length: 140 }, (_, index) => `word${index}`)
      .join(' ')
      .slice(0, 1000)
    const bytes = await createApplicationPdf(withForm({ projectTitle: long, researchFacilities: long }))
    const text = (await pagesOf(bytes)).join(' ')
    expect(text.split('word130').length - 1).toBe(3)
  })

  test('prints Sinhala and Tamil, and programs can read them', async () => {
    const bytes = await createApplicationPdf(
      withForm({ name: 'සුනිල් පෙරේරා', reviewers: [{ name: 'தமிழ்ச்செல்வி', email: '', affiliation: '' }] }),
    )
    const document = await PDFDocument.load(bytes)
    const fonts = document.context.enumerateIndirectObjects().map(([, object]) => String(object))
    expect(fonts.join()).toMatch(/NotoSansSinhala/)
    expect(fonts.join()).toMatch(/NotoSansTamil/)
    expect(contentOf(document)).toContain(PDFHexString.fromText('පෙරේරා').asString())
    expect(contentOf(document)).toContain(PDFHexString.fromText('தமிழ்ச்செல்வி').asString())
  })

  test.each([
    '世界自然',
    '😀👩‍👩‍👧',
    'مرحبا',
    'a\u0301\u0323',
    '\u0000\u0007\t',
    '\u200D\u200C',
    '\uD800',
    'ක්\u200D',
    '\u0DD9',
    '\u0BCD',
  ])('accepts %j, which its fonts may not have', async (name) => {
    const bytes = await createApplicationPdf(withForm({ name, projectTitle: name, researchFacilities: name }))
    expect(await pagesOf(bytes)).toHaveLength(2)
  })

  test('names the missing values of an empty draft', async () => {
    const draft = { ...content, form: makeEmptyForm(), files: {}, submittedDate: null, status: 'Save' }
    const text = (await pagesOf(await createApplicationPdf(draft))).join(' ')
    expect(text).toContain('Not entered')
    expect(text).toContain('Not submitted')
    expect(text).toContain('No co-investigators were entered.')
  })
})

/** Returns everything that the pages of a document draw, as PDF operators. */
function contentOf(document: PDFDocument): string {
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [decodePDFRawStream(object).decode()] : []))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n')
}

describe('letters', () => {
  const award = {
    applicationId: '12',
    projectTitle: 'Mangroves',
    applicant: 'Dr Chandrika Jayawardena',
    startDate: '2027-01-01',
    period: '2 Years',
    amount: '1250000',
    date,
  }

  test('the award letter says what was granted', async () => {
    const text = (await pagesOf(await createAwardLetterPdf(award))).join(' ')
    const granted = ['Dear Dr Chandrika', 'Mangroves', '1 Jan 2027', '2 Years', 'LKR 1,250,000', '2 Nov 2026']
    expect(missingFrom(text, granted)).toEqual([])
  })

  test('the agreement has a place to sign, or is signed', async () => {
    const [open = ''] = await pagesOf(await createAgreementPdf({ ...award, signed: false }))
    const [signed = ''] = await pagesOf(await createAgreementPdf({ ...award, signed: true }))
    expect(open).toContain('upload the signed copy within 7 days')
    expect(signed).toContain('signed by Dr Chandrika Jayawardena on 2 Nov 2026')
  })

  test('the guidelines contain procedure, documents and steps', async () => {
    const text = (await pagesOf(await createGuidelinesPdf({ date }))).join(' ')
    expect(missingFrom(text, ['Procedure', 'Required documents', 'Steps of applying'])).toEqual([])
  })

  test.each([1, 2, 6])('a sample has %i pages', async (pages) => {
    for (const kind of ['proposal', 'budget', 'cv', 'report'] as const) {
      const sample = { kind, title: 'Mangroves', author: 'R. Silva', pages, openingParagraphs: ['Its own line.'], date }
      const texts = await pagesOf(await createSamplePdf(sample))
      expect(texts).toHaveLength(pages)
      expect(texts[0]).toContain('Its own line.')
    }
  })
})

describe('Word documents', () => {
  const marked = { applicationId: '12', projectTitle: 'A & <B>', reviewer: 'R. Silva', marks: '82' }
  const report = { ...marked, remarks: ['Good.'], date }

  test('are ZIP archives that are the same for the same input', async () => {
    for (const make of [() => createCriteriaDocx({ date }), () => createEvaluationReportDocx(report)]) {
      const [first, second] = [await make(), await make()]
      expect(Buffer.from(first.subarray(0, 4)).toString('latin1')).toBe('PK\u0003\u0004')
      expect(Buffer.compare(first, second)).toBe(0)
    }
  })
})

describe('the files under /Templates/', () => {
  const published = new URL('../../../public/Templates/', import.meta.url)

  test('have the names that the portal links to', () => {
    expect(staticFiles.map(({ name }) => name)).toEqual([
      'Application Guidelines.pdf',
      'Project Proposal.docx',
      'Project Budget.docx',
      'Budget Revisions.docx',
      'Six Months Progresss Evaluation.docx',
      'One Year Progress Evaluation.docx',
      'Final Report Evaluation.docx',
    ])
  })

  test.each(staticFiles)('$name matches the output of scripts/make-templates.mjs', ({ name, bytes }) => {
    expect(Buffer.compare(readFileSync(new URL(encodeURIComponent(name), published)), bytes)).toBe(0)
  })
})
