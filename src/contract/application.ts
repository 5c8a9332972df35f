import { forEachFile, splitRows } from '@/domain/application-form'
import { sampleApplication } from '@/domain/sample-application'
import { savedApplication, sentApplication, sentWithRows } from './application-codecs'
import { endpoint } from './endpoint'
import { markers, phpId, phpText, sentFile, sentId } from './php'
import { record } from './record'
import { z } from '@/domain/zod'

const files = forEachFile(() => sentFile)

const storedFiles = z.object({ message: phpText, ...forEachFile(() => phpText) })

const { answers: demoAnswers, rows: demoRows } = splitRows({ ...sampleApplication(), fundingRows: [] })

const demoFiles = forEachFile((field) => new File(['%PDF-1.7'], `${field}.pdf`, { type: 'application/pdf' }))

/** First stage of a submission: creates the application and stores its id in the session, for the next two stages. */
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

/** Second stage: the four PDFs, for the application in the session. */
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

/** Third stage: all rows, and again all fields; the host answers with the address of the PDF. */
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

/** A saved application: a draft, or one that was sent. */
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

/** Stores a draft on the host. Only some hosts have this call (docs/host.md#optional-draft-calls). */
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

/** The files chosen so far, for the draft in the session. */
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
