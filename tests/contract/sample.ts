import type { Input } from '@/contract'

/** A PDF of one empty page that nobody else has: a comment tells it from every other. */
export function pdf(name: string, mark: string): File {
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

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A Word file as far as its first bytes and its name go: an empty archive with a comment. */
export function docx(name: string, mark: string): File {
  const comment = new TextEncoder().encode(`${mark} ${name}`)
  const end = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(16), comment.length, 0])
  return new File([end, comment], `${name}.docx`, { type: WORD })
}

/**
 * A person of this run; the domain is reserved for examples, so that no mail reaches anybody. The report prints the
 * mark, and the account stays: the password is one that nobody can tell from it.
 */
export function personOf(mark: string, name: string): Input<'signUp'> {
  const password = `aA1-${crypto.randomUUID()}`
  return {
    firstName: 'Conformance',
    lastName: name,
    email: `conformance-${mark}-${name.toLowerCase()}@example.org`,
    password,
    confirmPassword: password,
  }
}

/** What the portal sends of a leave that is not taken. */
export const noLeave = { Leave_Get: 'no', Leave_Date: '', Leave_Duration: '' } as const

/** The fields of an application, with leave: some legacy hosts take no other (wire 2.4). */
export const applicationOf = (title: string, faculty: string, department: string): Input<'submitGrant'> => ({
  title: 'Dr',
  name: 'Conformance Newcomer',
  faculty,
  department,
  email: 'conformance@example.org',
  phone: '0110000000',
  position: 'Lecturer',
  degree: 'PhD',
  university: 'University of Example',
  year: '2012',
  field: 'Botany & "ecology"',
  Leave_Get: 'yes',
  Leave_Date: '2027-01-15',
  Leave_Duration: '3',
  projectTitle: title,
  projectInvolved: 'no',
  publication1: 'https://example.org/1',
  publication2: '',
  publication3: '',
  outsidegrants: 'yes',
  researchFacilities: 'A herbarium.\nA greenhouse; සුබ, நன்றி.',
  foreign_collaborators: '',
  foreign_collaborator_departmentUniversity: '',
  reviewer1Name: 'Reviewer One',
  reviewer1Email: 'reviewer1@example.org',
  reviewer1Affiliation: 'University of North',
  reviewer2Name: 'Reviewer Two',
  reviewer2Email: 'reviewer2@example.org',
  reviewer2Affiliation: 'University of South',
  reviewer3Name: 'Reviewer Three',
  reviewer3Email: 'reviewer3@example.org',
  reviewer3Affiliation: 'University of East',
  co_investigator_departmentUniversity: '',
  start_date: '',
  duration: '',
})

export const rows: Pick<Input<'submitRows'>, 'grantRows' | 'fundingRows' | 'co_investigators'> = {
  grantRows: [
    { fundingSource: 'Council', durationperiod: '01/01/2012-31/12/2012', currency: 'LKR', amount: '250000' },
    { fundingSource: 'Ministry', durationperiod: '01/01/2014-31/12/2014', currency: 'USD', amount: '900' },
  ],
  fundingRows: [{ fundingOrganization: 'A foundation', fundingAmount: '40000' }],
  co_investigators: [{ name: 'Co Investigator', departmentUniversity: 'Department of Zoology' }],
}

export const filesOf = (mark: string) => ({
  projectProposal: pdf('proposal', mark),
  projectBudget: pdf('budget', mark),
  projectCV: pdf('cv', mark),
  coInvestigatorsCVs: pdf('cvs', mark),
})
