import type { Input } from '@/contract'
import { splitRows, type FormValues, type ApplicationRows } from '@/domain/application/application-form'
import { makeSampleApplication, makeSampleRow } from '@/domain/application/sample-application'

/** Creates a PDF of one empty page. A comment makes it unique. */
export function createPdf(name: string, mark: string): File {
  const objects = [
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj\n',
  ]
  let text = `%PDF-1.4\n% ${mark} ${name}\n`
  let table = 'xref\n0 4\n0000000000 65535 f \n'
  for (const object of objects) {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += object
  }
  const end = `trailer <</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return new File([text, table, end], `${name}.pdf`, { type: 'application/pdf' })
}

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Creates an empty archive that passes for a Word file by its first bytes and name. A comment makes it unique. */
export function createDocx(name: string, mark: string): File {
  const comment = new TextEncoder().encode(`${mark} ${name}`)
  const end = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(16), comment.length, 0])
  return new File([end, comment], `${name}.docx`, { type: WORD_TYPE })
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
  researchFacilities: 'A herbarium.\nA greenhouse; සුබ, நன்றி.',
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
