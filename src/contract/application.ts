import { applicationFormSchema } from '@/domain/application-form'
import { endpoint } from './endpoint'
import { markers, phpDay, phpId, phpList, phpText, phpYesNo, sentFile, sentId } from './php'
import { record } from './record'
import { z } from './zod'

/** Rows and files have calls of their own: a flat form cannot carry them (settled "Encoding"). */
const scalarFields = applicationFormSchema.omit({ grantRows: true, fundingRows: true, co_investigators: true })

const rows = applicationFormSchema.pick({ grantRows: true, fundingRows: true, co_investigators: true })

/** Present when a draft of the council is sent again; a host that ignores it uses its session (settled "A draft on the host"). */
const ofDraft = { app_ID: sentId.optional() }

const fourFiles = {
  projectProposal: sentFile,
  projectBudget: sentFile,
  projectCV: sentFile,
  coInvestigatorsCVs: sentFile,
}

const storedFiles = z.object({
  message: phpText,
  projectProposal: phpText,
  projectBudget: phpText,
  projectCV: phpText,
  coInvestigatorsCVs: phpText,
})

const demoScalars = {
  title: 'Dr',
  name: 'Nimal Perera',
  faculty: '1',
  department: '3',
  email: 'nimal@example.org',
  phone: '0771234567',
  position: 'Senior Lecturer',
  degree: 'PhD',
  university: 'University of Example',
  year: '2012',
  field: 'Botany',
  Leave_Get: 'no',
  Leave_Date: '',
  Leave_Duration: '',
  projectTitle: 'Seed banks of montane forests',
  projectInvolved: 'no',
  publication1: '',
  publication2: '',
  publication3: '',
  outsidegrants: 'no',
  researchFacilities: 'A herbarium and a greenhouse.',
  foreign_collaborators: '',
  foreign_collaborator_departmentUniversity: '',
  reviewer1Name: 'Anula Silva',
  reviewer1Email: 'anula@example.org',
  reviewer1Affiliation: 'University of North',
  reviewer2Name: 'Bandu Fernando',
  reviewer2Email: 'bandu@example.org',
  reviewer2Affiliation: 'University of South',
  reviewer3Name: 'Chitra Raj',
  reviewer3Email: 'chitra@example.org',
  reviewer3Affiliation: 'University of East',
  co_investigator_departmentUniversity: '',
  start_date: '',
  duration: '',
}

const demoRows = {
  grantRows: [{ fundingSource: 'Council', durationperiod: '01/01/2012-31/12/2012', currency: 'LKR', amount: '250000' }],
  fundingRows: [],
  co_investigators: [{ name: 'Kamala Dias', departmentUniversity: 'Department of Zoology' }],
}

const demoPdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

const demoFiles = {
  projectProposal: demoPdf('proposal.pdf'),
  projectBudget: demoPdf('budget.pdf'),
  projectCV: demoPdf('cv.pdf'),
  coInvestigatorsCVs: demoPdf('cvs.pdf'),
}

/** First stage of a submission: creates the application, and remembers it in the session for the next two. */
export const submitGrant = endpoint({
  method: 'POST',
  path: '/Grant.php',
  sends: 'form',
  replies: 'text',
  request: record({ ...scalarFields.shape, ...ofDraft }),
  response: record({ message: phpText, app_ID: phpId.optional() }),
  marker: markers.statusSuccess,
  action: 'write-application',
  changes: ['applications', 'mail', 'session', 'approvals', 'reviews'],
  examples: [{ input: demoScalars, output: { message: 'Form submitted successfully', applicationId: '12' } }],
})

/** Second stage: the four PDFs, for the application in the session. */
export const uploadFiles = endpoint({
  method: 'POST',
  path: '/FileUploads.php',
  sends: 'multipart',
  replies: 'text',
  request: record({ ...scalarFields.shape, ...ofDraft, ...fourFiles }),
  response: storedFiles,
  marker: markers.statusSuccessPerFile,
  action: 'write-application',
  changes: ['files'],
  examples: [
    {
      input: { ...demoScalars, ...demoFiles },
      output: {
        message: '',
        projectProposal: '12_projectProposal.pdf',
        projectBudget: '12_projectBudget.pdf',
        projectCV: '12_projectCV.pdf',
        coInvestigatorsCVs: '12_coInvestigatorsCVs.pdf',
      },
    },
  ],
})

/** Third stage: every row, with all fields beside them; the host answers with the address of the PDF. */
export const submitRows = endpoint({
  method: 'POST',
  path: '/MultipleRows.php',
  sends: 'json',
  replies: 'text',
  request: record({ ...scalarFields.shape, ...ofDraft, ...rows.shape }),
  response: z.object({ message: phpText, pdfUrl: phpText }),
  marker: markers.statusSuccess,
  action: 'write-application',
  changes: ['applications'],
  examples: [
    {
      input: { ...demoScalars, ...demoRows },
      output: { message: 'All rows inserted successfully', pdfUrl: 'ViewSubmittedApplicationPDF.php?app_ID=12' },
    },
  ],
})

/** The texts of a form as they come back: a column of numbers gives numbers here, an amount among them (wire 1.3). */
const columnsOf = <Shape extends Record<string, z.ZodString>>(form: z.ZodObject<Shape>) =>
  z.object(
    Object.fromEntries(Object.keys(form.shape).map((key) => [key, phpText])) as Record<
      keyof Shape & string, // `Object.fromEntries` forgets the keys it was given.
      typeof phpText
    >,
  )

/** A saved application. Hosts were seen to leave the rows out; they are then asked for again (wire 2.4). */
const savedForm = columnsOf(scalarFields).extend({
  Leave_Get: phpYesNo,
  Leave_Date: phpDay,
  projectInvolved: phpYesNo,
  outsidegrants: phpYesNo,
  grants: phpList(columnsOf(rows.shape.grantRows.element)).optional(),
  funding: phpList(columnsOf(rows.shape.fundingRows.element)).optional(),
  co_investigators: phpList(columnsOf(rows.shape.co_investigators.element)).optional(),
})

export const getFormData = endpoint({
  method: 'POST',
  path: '/GetFormData.php',
  sends: 'json',
  replies: 'json',
  request: record({ app_ID: sentId }),
  response: z.object({ data: savedForm }),
  marker: markers.statusSuccess,
  action: 'write-application',
  reads: ['applications'],
  examples: [
    {
      input: { applicationId: '12' },
      output: {
        data: {
          ...demoScalars,
          Leave_Get: 'no',
          Leave_Date: null,
          projectInvolved: 'no',
          outsidegrants: 'no',
          grants: demoRows.grantRows,
          funding: demoRows.fundingRows,
          co_investigators: demoRows.co_investigators,
        },
      },
    },
  ],
})

/** Saves a draft with the council; only hosts with the legacy drafts have it (settled "A draft on the host"). */
export const saveForm = endpoint({
  method: 'POST',
  path: '/SaveForm.php',
  sends: 'form',
  replies: 'json',
  request: record({ ...scalarFields.shape, ...ofDraft }),
  response: record({ message: phpText, app_ID: phpId.optional() }),
  marker: markers.statusSuccess,
  action: 'write-application',
  changes: ['applications', 'session'],
  examples: [{ input: demoScalars, output: { message: 'Form data saved successfully', applicationId: '12' } }],
  optional: true,
})

/** The files chosen so far, for the draft in the session. */
export const saveFileUploads = endpoint({
  method: 'POST',
  path: '/SaveFileUploads.php',
  sends: 'multipart',
  replies: 'json',
  request: record({ ...scalarFields.shape, ...ofDraft, ...rows.shape, ...z.object(fourFiles).partial().shape }),
  response: storedFiles,
  marker: markers.statusSuccessPerFile,
  action: 'write-application',
  changes: ['files', 'applications'],
  examples: [
    {
      input: { ...demoScalars, ...demoRows, projectProposal: demoFiles.projectProposal },
      output: {
        message: '',
        projectProposal: 'proposal.pdf',
        projectBudget: '',
        projectCV: '',
        coInvestigatorsCVs: '',
      },
    },
  ],
  optional: true,
})
