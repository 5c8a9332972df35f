import { forEachFile, splitRows } from '@/domain/application/application-form'
import { sampleApplication } from '@/domain/application/sample-application'
import { savedApplication, sentApplication, sentWithRows } from './application-codecs'
import { endpoint } from './endpoint'
import { markers, phpId, phpText, sentFile, sentId } from './php'
import { record } from './record'
import { z } from '@/domain/zod'

const files = forEachFile(() => sentFile)

const storedFiles = z.object({ message: phpText, ...forEachFile(() => phpText) })

const { answers: demoAnswers, rows: demoRows } = splitRows({ ...sampleApplication(), fundingRows: [] })

const demoFiles = forEachFile((field) => new File(['%PDF-1.7'], `${field}.pdf`, { type: 'application/pdf' }))

/**
 * First stage of a submission: creates the application. It has status 1 from now on; the host mails a receipt, and
 * keeps the id in the session for the next two stages. Missing fields are named: `Missing required fields: a, b`.
 * Some hosts answer with the plain text `Form submitted successfully!`.
 */
export const submitGrant = endpoint({
  method: 'POST',
  path: '/Grant.php',
  sends: 'form',
  replies: 'text',
  request: sentApplication({}),
  response: record({ message: phpText, app_ID: phpId.optional() }),
  marker: markers.statusSuccess,
  action: 'write-application',
  changes: ['applications', 'emails', 'session', 'approvals', 'reviews'],
  examples: [{ input: demoAnswers, output: { message: 'Form submitted successfully', applicationId: '12' } }],
})

/**
 * Second stage of a submission: the four PDFs. They belong to the application in the session. A refused file has a
 * text that starts with `Error` under its own name, beside a success. Files that are sent again replace themselves.
 */
export const uploadFiles = endpoint({
  method: 'POST',
  path: '/FileUploads.php',
  sends: 'multipart',
  replies: 'text',
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
 * Third stage of a submission: all rows, and again all fields. They belong to the application in the session. The
 * host keeps the rows with every column filled, and answers with the address of the PDF, which lies on the host
 * itself.
 */
export const submitRows = endpoint({
  method: 'POST',
  path: '/MultipleRows.php',
  sends: 'json',
  replies: 'text',
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
 * A saved application: a draft, or one that was sent. The legacy host leaves lists out; their rows are then asked for
 * again.
 */
export const getFormData = endpoint({
  method: 'POST',
  path: '/GetFormData.php',
  sends: 'json',
  replies: 'json',
  request: record({ app_ID: sentId }),
  response: z.object({ data: savedApplication }),
  marker: markers.statusSuccess,
  action: 'write-application',
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
 * Stores a draft on the host. Its id is kept in the session (docs/host.md#optional-draft-calls). The legacy host
 * makes another draft each time.
 */
export const saveForm = endpoint({
  method: 'POST',
  path: '/SaveForm.php',
  sends: 'form',
  replies: 'json',
  request: sentApplication({}),
  response: record({ message: phpText, app_ID: phpId.optional() }),
  marker: markers.statusSuccess,
  action: 'write-application',
  changes: ['applications', 'session'],
  examples: [{ input: demoAnswers, output: { message: 'Form data saved successfully', applicationId: '12' } }],
  optional: true,
})

/**
 * The files that were chosen so far, and the rows, for the draft in the session. Any office file is taken, under its
 * own name.
 */
export const saveFileUploads = endpoint({
  method: 'POST',
  path: '/SaveFileUploads.php',
  sends: 'multipart',
  replies: 'json',
  request: sentWithRows(z.object(files).partial().shape),
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
