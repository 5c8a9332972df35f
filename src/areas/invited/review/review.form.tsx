import { useEffect, useState } from 'react'
import { useServices } from '@/api/services'
import { AnswerForm } from '../link/answer-form'
import type { LinkedApplication } from '../link/answer-state'
import type { useAnswer } from '../link/use-answer'
import { DocumentField } from '@/features/files/document-field'
import { reviewSchema } from '@/domain/council/decision-schemas'
import { displayedId } from '@/features/dates/council-time'
import type { ReviewerNumber } from '@/domain/people/reviewers'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { formatBytes } from '@/lib/bytes'
import { UploadProgress } from '@/ui/upload-progress'
import type { StoredReport } from './stored-report'

const FINAL = 'The council receives both, and you cannot change them afterwards.'

interface ReviewFormProps {
  application: LinkedApplication
  openReport: (applicationId: string) => StoredReport
  answer: ReturnType<typeof useAnswer<`submitReview${ReviewerNumber}`>>
}

export function ReviewForm({ application: { applicationId }, openReport, answer }: ReviewFormProps) {
  const { now } = useServices()
  const form = useSchemaForm(reviewSchema, { marks: '', ...answer.storage.typed() })
  const [report] = useState(() => openReport(applicationId))
  const [isReportStored, setReportStored] = useState(true)
  useEffect(() => {
    const fail = () => setReportStored(false)
    void report.read().then((found) => {
      // A report chosen in the meantime is newer.
      if (found && !form.getValues('report')) form.setValue('report', found)
    }, fail)
    return form.subscribe({
      name: 'report',
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name === 'report') void report.write(values.report).then(() => setReportStored(true), fail)
      },
    })
  }, [form, report])
  const chosen = form.watch('report')

  const send = ({ marks, report }: { marks: string; report: File }) => {
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
    <AnswerForm
      form={form}
      answer={answer}
      what="review"
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
    </AnswerForm>
  )
}
