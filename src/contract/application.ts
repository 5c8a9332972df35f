import { mapFileFields, splitRows } from '@/domain/application/application-form'
import { makeSampleApplication } from '@/domain/application/sample-application'
import { savedApplication, sentApplication, sentWithRows } from './application-codecs'
import { endpoint } from './endpoint'
import { markers } from './markers'
import { phpId, phpText, sentFile, sentId } from '@/wire/contract/php'
import { record } from './record'
import { z } from '@/lib/zod'

const files = mapFileFields(() => sentFile)

const storedFiles = z.object({ message: phpText, ...mapFileFields(() => phpText) })

const { values: demoAnswers, rows: demoRows } = splitRows({ ...makeSampleApplication(), fundingRows: [] })

const demoFiles = mapFileFields((field) => new File(['%PDF-1.7'], `${field}.pdf`, { type: 'application/pdf' }))

/**
 * Creates the application, as the first stage of a submission. Its status is 1 from then on. The host mails a receipt,
 * and keeps the id in the session for the next two stages. A refusal names missing fields:
 * `Missing required fields: a, b`. Some hosts respond with the plain text `Form submitted successfully!`.
 */
export const submitApplication = endpoint({
  method: 'POST',
  path: '/Grant.php',
  sends: 'form',
  responseType: 'text',
  request: sentApplication({}),
  response: record({ message: phpText, app_ID: z.optional(phpId) }),
  marker: markers.statusSuccess,
  action: 'write-application',
  changes: ['applications', 'emails', 'session', 'approvals', 'reviews'],
  examples: [{ input: demoAnswers, output: { message: 'Form submitted successfully', applicationId: '12' } }],
})

/**
 * Stores the four PDFs, as the second stage of a submission. They belong to the application in the session. A refused
 * file has a text that starts with `Error` under its own name, beside a success. Sending a file again replaces it.
 */
export const uploadFiles = endpoint({
  method: 'POST',
  path: '/FileUploads.php',
  sends: 'multipart',
  responseType: 'text',
  request: sentApplication(files),
  response: storedFiles,
  marker: markers.statusSuccessPerFile,
  action: 'write-application',
  changes: ['files'],
  examples: [
    {
      input: { ...demoAnswers, ...demoFiles },
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

/**
 * Stores all rows and again all fields, as the third stage of a submission. They belong to the application in the
 * session. The host keeps only rows with every column filled. It responds with the address of the PDF, which is on the
 * host itself.
 */
export const submitRows = endpoint({
  method: 'POST',
  path: '/MultipleRows.php',
  sends: 'json',
  responseType: 'text',
  request: sentWithRows({}),
  response: z.object({ message: phpText, pdfUrl: phpText }),
  marker: markers.statusSuccess,
  action: 'write-application',
  changes: ['applications'],
  examples: [
    {
      input: { ...demoAnswers, ...demoRows },
      output: { message: 'All rows inserted successfully', pdfUrl: 'ViewSubmittedApplicationPDF.php?app_ID=12' },
    },
  ],
})

/**
 * Returns a saved application, which is a draft or was submitted. The legacy host omits the lists of rows; the
 * applicant then enters them again.
 */
export const getFormData = endpoint({
  method: 'POST',
  path: '/GetFormData.php',
  sends: 'json',
  responseType: 'json',
  request: record({ app_ID: sentId }),
  response: z.object({ data: savedApplication }),
  marker: markers.statusSuccess,
  action: 'write-application',
  // No screen asks for these, or Grant.php has no column for them.
  mayBeAbsent: /^data\.(start_date|duration|co_investigator_departmentUniversity)$/,
  reads: ['applications'],
  examples: [
    {
      input: { applicationId: '12' },
      output: {
        data: { ...demoAnswers, ...demoRows },
      },
    },
  ],
})

/**
 * Stores a draft on the host. The session keeps its id (docs/host.md#optional-draft-calls). The legacy host creates
 * another draft each time.
 */
export const saveForm = endpoint({
  method: 'POST',
  path: '/SaveForm.php',
  sends: 'form',
  responseType: 'json',
  request: sentApplication({}),
  response: record({ message: phpText, app_ID: z.optional(phpId) }),
  marker: markers.statusSuccess,
  action: 'write-application',
  changes: ['applications', 'session'],
  examples: [{ input: demoAnswers, output: { message: 'Form data saved successfully', applicationId: '12' } }],
  optional: true,
})

/**
 * Stores the chosen files and the rows for the draft in the session. Any office file is accepted, under its own name.
 */
export const saveFileUploads = endpoint({
  method: 'POST',
  path: '/SaveFileUploads.php',
  sends: 'multipart',
  responseType: 'json',
  request: sentWithRows(z.partial(z.object(files)).shape),
  response: storedFiles,
  marker: markers.statusSuccessPerFile,
  action: 'write-application',
  changes: ['files', 'applications'],
  examples: [
    {
      input: { ...demoAnswers, ...demoRows, projectProposal: demoFiles.projectProposal },
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
