import { useServices } from '@/api/services'
import type { AnswerStorage } from '../link/answer-storage'
import { AutosaveNote } from '../link/autosave-note'
import { MissingAnswer } from '../link/missing-answer'
import type { LinkedApplication } from '../link/linked-application'
import type { useAnswer } from '../link/use-answer'
import { useAutosavedTexts } from '../link/use-autosaved-texts'
import { DocumentField } from '@/features/files/document-field'
import { reviewSchema } from '@/domain/council/decision-schemas'
import { displayedId } from '@/features/dates/council-time'
import type { ReviewerNumber } from '@/domain/people/reviewers'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { Form } from '@/form/form'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { formatBytes } from '@/lib/bytes'
import { Button } from '@/ui/button'
import { UploadProgress } from '@/ui/upload-progress'
import type { StoredReport } from './stored-report'
import type { ReviewOutput } from './review-values'
import { useStoredReport } from './use-stored-report'

const FINAL = 'The council receives both, and you cannot change them afterwards.'

interface ReviewFormProps {
  application: LinkedApplication
  storage: AnswerStorage
  report: StoredReport
  answer: ReturnType<typeof useAnswer<`submitReview${ReviewerNumber}`>>
}

export function ReviewForm({ application: { applicationId }, storage, report, answer }: ReviewFormProps) {
  const { now } = useServices()
  const form = useSchemaForm(reviewSchema, { marks: '', ...storage.typed() })
  const isTextStored = useAutosavedTexts(form, storage)
  const isReportStored = useStoredReport(form, report)
  const chosen = form.watch('report')

  const send = ({ marks, report }: ReviewOutput) => {
    const copy = [`Overall marks: ${marks}`, `Evaluation report: ${report.name} (${formatBytes(report.size)})`]
    return answer.send({
      input: { applicationId, marks, report },
      question: [`Your review of application ${displayedId(applicationId, now())}:`, ...copy, FINAL].join('\n'),
      confirmLabel: 'Send review',
      summary: marks,
      copy,
    })
  }

  return (
    <Form
      form={form}
      busy={answer.busy}
      submitError={answer.failureText}
      invalidText={messages.review.marksAndReport}
      onSubmit={send}
      actions={
        <Button type="submit" variant="primary" busy={answer.busy} busyLabel="Sending...">
          Submit
        </Button>
      }
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
        hint="PDF or Word."
        endings={['pdf', 'doc', 'docx']}
      />
      {answer.isSending && chosen && (
        <UploadProgress
          fileName={chosen.name}
          {...answer.progress}
          total={answer.progress.total || chosen.size}
          state="sending"
          onCancel={answer.cancel}
        />
      )}
      <AutosaveNote isStored={isTextStored && isReportStored} />
      <MissingAnswer what="review" answer={answer} />
    </Form>
  )
}
