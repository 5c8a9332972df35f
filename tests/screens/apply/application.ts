import { emptyApplicationForm, type ApplicationForm } from '@/domain/application-form'
import { PDFDocument } from 'pdf-lib'

/** An application that lacks nothing, as a person would type it. */
export const completeForm: ApplicationForm = {
  ...emptyApplicationForm(),
  title: 'Dr',
  name: 'Nirmala Jayawardhana',
  faculty: '1',
  department: '1',
  email: 'nirmala@samanala.example',
  phone: '077 123 4567 ',
  position: 'Senior Lecturer',
  degree: 'PhD',
  university: 'University of Example',
  year: '2012',
  field: 'Botany',
  Leave_Get: 'no',
  projectTitle: 'Seed banks of montane forests',
  grantRows: [{ fundingSource: 'Council', durationperiod: '01/01/2012-31/12/2012', currency: 'LKR', amount: '250000' }],
  projectInvolved: 'no',
  outsidegrants: 'no',
  researchFacilities: 'A herbarium and a greenhouse.',
  co_investigators: [{ name: 'Kamala Dias', departmentUniversity: 'Zoology, University of Example' }],
  reviewer1Name: 'Anula Silva',
  reviewer1Email: 'anula@north.example',
  reviewer1Affiliation: 'University of North',
  reviewer2Name: 'Bandu Fernando',
  reviewer2Email: 'bandu@south.example',
  reviewer2Affiliation: 'University of South',
  reviewer3Name: 'Chitra Raj',
  reviewer3Email: 'chitra@east.example',
  reviewer3Affiliation: 'University of East',
}

interface StoredSettings {
  form?: Partial<ApplicationForm>
  owner?: string
  savedAt?: string
  files?: Record<string, { name: string; size: number; pages: number }>
  submission?: { appId?: string; done: string[]; begun?: string }
}

/** What local storage holds after an earlier visit of applicant@demo.urc, or of the owner that is named. */
export const storedDraft = ({ form = {}, owner = '1', savedAt, files = {}, submission }: StoredSettings = {}) => ({
  formData: JSON.stringify({ ...completeForm, ...form }),
  completionStatus: JSON.stringify({
    profile: true,
    project: true,
    supervisors: true,
    uploads: true,
    reviewers: false,
  }),
  draftStamp: JSON.stringify({
    owner,
    appId: null,
    revision: 7,
    savedAt: savedAt ?? '2026-11-20T03:00:00.000Z',
    tab: 'earlier',
    files,
    submission,
  }),
})

/** A PDF of so many pages, as a program would write it. */
export async function pdfOf(name: string, pages = 1): Promise<File> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page++) document.addPage()
  return new File([(await document.save()).slice()], name, { type: 'application/pdf' })
}
