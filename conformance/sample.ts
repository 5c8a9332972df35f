import { strToU8, zipSync } from 'fflate'
import type { Input } from '@/contract'
import { splitRows, type FormValues, type ApplicationRows } from '@/domain/application/application-form'
import { makeSampleApplication, makeSampleRow } from '@/domain/application/sample-application'

/** Bytes. Above the 64 kB at which a buffer or a column of MySQL ends. */
const PADDING_SIZE = 300_000

/** Returns digits that no compression shortens much and no part of which repeats, the same ones in every run. */
function createPadding(): string {
  let state = 1
  const words = Array.from({ length: PADDING_SIZE / 8 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state.toString(16).padStart(8, '0')
  })
  return words.join('')
}

const PADDING = createPadding()

/** Creates a PDF of one empty page, of 300 kB. A comment makes it unique. */
export function createPdf(name: string, mark: string): File {
  const objects = [
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj\n',
    `4 0 obj <</Length ${PADDING.length}>> stream\n${PADDING}\nendstream endobj\n`,
  ]
  const count = objects.length + 1
  let text = `%PDF-1.4\n% ${mark} ${name}\n`
  let table = `xref\n0 ${count}\n0000000000 65535 f \n`
  for (const object of objects) {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += object
  }
  const end = `trailer <</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return new File([text, table, end], `${name}.pdf`, { type: 'application/pdf' })
}

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Creates an archive of 300 kB that passes for a Word file. A comment makes it unique. */
export function createDocx(name: string, mark: string): File {
  const contents = { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(PADDING) }
  const archive = zipSync(contents, { level: 0, mtime: '2026-01-01', comment: `${mark} ${name}` })
  return new File([archive], `${name}.docx`, { type: WORD_TYPE })
}

/** Uses a reserved e-mail domain. The password is random: the report prints the mark, and the account remains. */
export function createPerson(mark: string, name: string): Input<'signUp'> {
  const password = `aA1-${crypto.randomUUID()}`
  return {
    firstName: 'Conformance',
    lastName: name,
    email: `conformance-${mark}-${name.toLowerCase()}@example.org`,
    password,
    confirmPassword: password,
  }
}

/** Values without leave, as the portal sends them. */
export const noLeave = { leaveRequested: 'no', leaveDate: '', leaveDuration: '' } as const

const sample = splitRows(makeSampleApplication())

/** Values of an application with leave: some legacy hosts accept no other. */
export const createApplication = (title: string, faculty: string, department: string): FormValues => ({
  ...sample.values,
  name: 'Conformance Newcomer',
  faculty,
  department,
  email: 'conformance@example.org',
  phone: '0110000000',
  field: 'Botany & "ecology"',
  leaveRequested: 'yes',
  leaveDate: '2027-01-15',
  leaveDuration: '3',
  projectTitle: title,
  publication1: 'https://example.org/1',
  outsideGrants: 'yes',
  researchFacilities: `A herbarium.\nA greenhouse; සුබ, நன்றி. ${'Further on. '.repeat(30)}End.`,
})

export const sampleRows: ApplicationRows = {
  ...sample.rows,
  grantRows: [
    makeSampleRow('grantRows'),
    { fundingSource: 'Ministry', period: '01/01/2014-31/12/2014', currency: 'USD', amount: '900' },
  ],
  fundingRows: [makeSampleRow('fundingRows')],
}

export const createFiles = (mark: string) => ({
  projectProposal: createPdf('proposal', mark),
  projectBudget: createPdf('budget', mark),
  projectCV: createPdf('cv', mark),
  coInvestigatorsCVs: createPdf('cvs', mark),
})
