import { FileText } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useServices } from '@/api/services'
import { branding } from '@/branding'
import { reviewSchema } from '@/domain/council/decision-schemas'
import { reviewerPage } from '@/domain/people/link-pages'
import { REVIEWERS, type ReviewerNumber } from '@/domain/people/reviewers'
import { guidance } from '@/domain/texts/guidance'
import { limits } from '@/domain/texts/limits'
import { messages } from '@/domain/texts/messages'
import { DetailsLink } from '@/features/applications/details-link'
import { formatApplicationId } from '@/council-time'
import { DocumentField } from '@/features/files/document-field'
import { FileButton } from '@/features/files/file-button'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { formatBytes } from '@/lib/bytes'
import { getFileStore } from '@/lib/file-store'
import { paths } from '@/paths'
import { UploadProgress } from '@/ui/upload-progress'
import { AnswerForm } from './link/answer-form'
import { AnswerPage } from './link/answer-page'
import type { LinkedApplication } from './link/answer-state'
import { useLinkPage } from './link/link-page'
import type { useAnswer } from './link/use-answer'

const LEAD =
  `The ${branding.council} asks you to evaluate this application ` +
  `within ${limits.reviewDays} days of the invitation.`

export default function ReviewScreen() {
  const { draftDatabaseName } = useServices()
  const linkPage = useLinkPage()
  const { number } = REVIEWERS.find((reviewer) => reviewerPage(reviewer.number) === linkPage) ?? REVIEWERS[0]
  const page = reviewerPage(number)
  const openReport = (applicationId: string) => createReportStorage(draftDatabaseName, [page, applicationId])
  return (
    <AnswerPage
      title="Review"
      page={page}
      task="review"
      call={`submitReview${number}`}
      lead={LEAD}
      rules={<AiToolsRule />}
      viewLabel={{ children: 'View', about: 'the application' }}
      formatRefusal={messages.review.refused}
      failureTitle={messages.review.submitError}
      thankYouPath={paths.thankYou}
      onSettled={(applicationId) => openReport(applicationId).remove()}
      renderActions={({ applicationId, projectTitle }) => (
        <>
          <DetailsLink
            applicationId={applicationId}
            title={projectTitle}
            from="Review"
            variant="two"
            button="regular"
            icon={<FileText aria-hidden size={18} />}
          >
            More Details
          </DetailsLink>
          <FileButton
            busyLabel={messages.page.loading}
            size="regular"
            file={{
              from: (client) => client[`downloadCriteriaAsReviewer${number}`]({ applicationId }),
              saveAs: ({ name }) => name ?? 'EvaluationCriteria.pdf',
              failed: messages.files.downloadTryLater,
              missing: messages.criteria.none,
            }}
          >
            Download Evaluation Criteria
          </FileButton>
        </>
      )}
    >
      {(application, answer) => <ReviewForm application={application} openReport={openReport} answer={answer} />}
    </AnswerPage>
  )
}

function AiToolsRule() {
  const headingId = useId()
  const { aiToolsForReviewers } = branding
  if (aiToolsForReviewers == null) return null
  return (
    <section aria-labelledby={headingId} className="max-w-reading border-l-4 border-accent pl-4">
      <h2 id={headingId} className="font-sans text-base">
        AI tools
      </h2>
      <p className="whitespace-pre-line wrap-anywhere">{aiToolsForReviewers}</p>
    </section>
  )
}

const FINAL_TEXT = 'The council receives both, and you cannot change them afterwards.'

interface ReviewFormProps {
  application: LinkedApplication
  openReport: (applicationId: string) => ReturnType<typeof createReportStorage>
  answer: ReturnType<typeof useAnswer<`submitReview${ReviewerNumber}`>>
}

function ReviewForm({ application: { applicationId }, openReport, answer }: ReviewFormProps) {
  const { now } = useServices()
  const form = useSchemaForm(reviewSchema, { marks: '', ...answer.storage.getTypedTexts() })
  const [report] = useState(() => openReport(applicationId))
  const [isReportStored, setReportStored] = useState(true)
  useEffect(() => {
    const markNotStored = () => setReportStored(false)
    void report.read().then((storedFile) => {
      // A report chosen in the meantime is newer.
      if (storedFile && !form.getValues('report')) form.setValue('report', storedFile)
    }, markNotStored)
    return form.subscribe({
      name: 'report',
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name === 'report') void report.write(values.report).then(() => setReportStored(true), markNotStored)
      },
    })
  }, [form, report])
  const chosenReport = form.watch('report')

  const send = ({ marks, report }: { marks: string; report: File }) => {
    const sentLines = [`Overall marks: ${marks}`, `Evaluation report: ${report.name} (${formatBytes(report.size)})`]
    return answer.send({
      input: { applicationId, marks, report },
      question: [
        `Your review of application ${formatApplicationId(applicationId, now())}:`,
        ...sentLines,
        FINAL_TEXT,
      ].join('\n'),
      confirmLabel: 'Send review',
      summary: marks,
      sentLines,
    })
  }

  return (
    <AnswerForm
      form={form}
      answer={answer}
      task="review"
      areFilesStored={isReportStored}
      invalidText={messages.review.marksAndReport}
      onSubmit={send}
    >
      <TextField
        control={form.control}
        name="marks"
        label="Overall Marks"
        hint={form.watch('marks').trim() === '0' ? guidance.markOfZero : guidance.marksHint}
        autoComplete="off"
      />
      <DocumentField
        control={form.control}
        name="report"
        label="Evaluation report"
        hint="The criteria with your answers, as PDF or Word."
        endings={['pdf', 'doc', 'docx']}
      />
      {answer.isSending && chosenReport && (
        <UploadProgress
          fileName={chosenReport.name}
          {...answer.progress}
          total={answer.progress.total || chosenReport.size}
          state="sending"
          onCancel={answer.cancel}
        />
      )}
    </AnswerForm>
  )
}

/**
 * Stores the chosen report until it is sent. Uses IndexedDB, because local storage cannot store files.
 * @param database name of the IndexedDB database of this device's files
 */
function createReportStorage(database: string, key: readonly [page: string, applicationId: string]) {
  const store = getFileStore(database)
  const item = [...key]
  return {
    async read(): Promise<File | undefined> {
      const value = await store((files) => files.get('files', item))
      return value instanceof File ? value : undefined
    },
    write: (report: unknown): Promise<void> =>
      store(async (files) => {
        await (report instanceof File ? files.put('files', report, item) : files.delete('files', item))
      }),
    /** Never rejects, because the answer has been sent and must not be reported as failed. */
    async remove(): Promise<void> {
      try {
        await store((files) => files.delete('files', item))
      } catch {
        // Without access to IndexedDB, there is no report to remove.
      }
    },
  }
}
