import { useEffect, useState } from 'react'
import { useServices } from '@/api/services'
import { FILE_KIND_LABELS } from '@/domain/files/file-kinds'
import { DocumentField } from '@/features/files/document-field'
import { EarlierFile, ViewEarlierFile } from '@/features/files/earlier-file'
import type { z } from '@/lib/zod'
import { reviewerDocumentsSchema } from '@/domain/council/decision-schemas'
import { isSameMark } from '@/domain/council/marks'
import { formatApplicationId } from '@/council-time'
import { reviewBy, REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { shorten } from '@/lib/shorten'
import { Form } from '@/form/form'
import { NumberTextField } from '@/form/number-text-field'
import { SelectField } from '@/form/select-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { isolateDirection } from '@/lib/isolate-direction'
import { useIsSent, useIsUnsettled, useWrite } from '@/writes/ui/use-write'
import { getApplicationLabel } from '../list/row-labels'
import { getReviewKey, defineReviewWrite, type Review } from './review.write'
import type { ReviewedApplication } from './invitation.write'

/** Chosen and typed values, which may be incomplete. */
export type DocumentFields = Partial<z.input<typeof reviewerDocumentsSchema>>

interface ReviewerDocumentProps {
  applications: readonly ReviewedApplication[]
  label: string
  /** Values of a queued review that was not sent. */
  unsentReview: DocumentFields | undefined
}

/** In characters. The list of a native select is as wide as its longest option. */
const TITLE_LENGTH = 80

const EMPTY_FIELDS: DocumentFields = { applicationId: '', marks: '' }

const findReviewer = ({ reviewer: kind }: DocumentFields) => REVIEWERS.find((one) => one.kind === kind)

/** Keeps the values until they are sent, so that Undo and failures lose nothing. */
export function ReviewerDocument({ applications, label, unsentReview }: ReviewerDocumentProps) {
  const { now } = useServices()
  const queueWrite = useWrite()
  const alerts = useAlerts()
  const form = useSchemaForm(reviewerDocumentsSchema, unsentReview ?? EMPTY_FIELDS)
  const [queuedFields, setQueuedFields] = useState<DocumentFields>(unsentReview ?? EMPTY_FIELDS)
  const isSent = useIsSent(getKey(queuedFields))
  const [applicationId, kind] = form.watch(['applicationId', 'reviewer'])
  const key = getKey({ applicationId, reviewer: kind })
  const isUnsettled = useIsUnsettled(key)
  const selectedApplication = applications.find((one) => one.applicationId === applicationId)
  const reviewer = findReviewer({ reviewer: kind })

  useEffect(() => {
    // Keeps values that were entered meanwhile.
    if (isSent && isSameDocument(form.getValues(), queuedFields)) form.reset(EMPTY_FIELDS)
  }, [form, isSent, queuedFields])

  const formatApplication = (row: ReviewedApplication) =>
    `${formatApplicationId(row.applicationId, now())}, ${isolateDirection(shorten(getApplicationLabel(row), TITLE_LENGTH))}`

  async function upload({ marks, report }: Pick<Review, 'marks' | 'report'>) {
    if (!selectedApplication || !reviewer) return
    const enteredFields = form.getValues()
    const { marks: replaced = null } = reviewBy(selectedApplication, reviewer)
    const question = `Replace the mark ${replaced} of ${reviewer.label} with ${marks}?\n${formatApplication(selectedApplication)}`
    const isReplacing = replaced !== null && !isSameMark(replaced, marks)
    if (isReplacing && !(await alerts.confirm(question, { confirmLabel: 'Replace', tone: 'danger' }))) return
    await queueWrite({
      kind: defineReviewWrite(reviewer),
      key,
      row: selectedApplication,
      input: { marks, report, replaced },
    })
    setQueuedFields(enteredFields)
  }

  return (
    <Form
      label={label}
      form={form}
      busy={false}
      submitError={null}
      invalidText={(errors) => errors.find((text) => text === messages.review.documentFields)}
      onSubmit={upload}
      actions={
        <Button
          type="submit"
          variant="primary"
          disabledReason={isUnsettled ? 'This review is on its way: see Sending.' : undefined}
        >
          Upload
        </Button>
      }
    >
      <div className="grid gap-6 md:max-w-4xl md:grid-cols-2 md:items-start">
        <SelectField
          control={form.control}
          name="reviewer"
          label="Reviewer"
          placeholder="Select a reviewer"
          options={REVIEWERS.map((one) => ({ value: one.kind, label: one.label }))}
        />
        <SelectField
          control={form.control}
          name="applicationId"
          label="Application ID"
          placeholder="Select an application ID"
          hint={selectedApplication?.projectTitle}
          options={applications.map((one) => ({ value: one.applicationId, label: formatApplication(one) }))}
        />
        <DocumentField
          control={form.control}
          name="report"
          label="Evaluation report"
          hint="PDF or Word."
          endings={['pdf', 'doc', 'docx']}
        />
        <NumberTextField control={form.control} name="marks" label="Marks" hint={guidance.marksNumberHint} />
      </div>
      <ReplacementWarning selectedApplication={selectedApplication} reviewer={reviewer} />
    </Form>
  )
}

/** Returns the queue key, or an empty string while nothing is chosen. */
function getKey(document: DocumentFields): string {
  const reviewer = findReviewer(document)
  return document.applicationId && reviewer ? getReviewKey(document.applicationId, reviewer) : ''
}

const isSameDocument = (fields: DocumentFields, otherFields: DocumentFields): boolean =>
  fields.reviewer === otherFields.reviewer &&
  fields.applicationId === otherFields.applicationId &&
  fields.report === otherFields.report &&
  fields.marks === otherFields.marks

interface ReplacementWarningProps {
  selectedApplication: ReviewedApplication | undefined
  reviewer: Reviewer | undefined
}

/** Warns of an earlier review, which the host overwrites. */
function ReplacementWarning({ selectedApplication, reviewer }: ReplacementWarningProps) {
  if (!selectedApplication || !reviewer) return null
  const { kind } = reviewer
  const { applicationId } = selectedApplication
  const fileReference = { applicationId, kind, document: FILE_KIND_LABELS[kind] }
  const { marks = null } = reviewBy(selectedApplication, reviewer)
  if (marks === null) return <EarlierFile of={fileReference} />
  return (
    <Banner tone="warning" actions={<ViewEarlierFile of={fileReference} />}>
      {`${reviewer.label} has already given marks for this application: ${marks}. Uploading replaces them and the report.`}
    </Banner>
  )
}
