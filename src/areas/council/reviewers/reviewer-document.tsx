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

/** What is chosen and typed. The type of the form promises more. */
export type DocumentFields = Partial<z.input<typeof reviewerDocumentsSchema>>

interface ReviewerDocumentProps {
  applications: readonly ReviewedApplication[]
  label: string
  /** A review in the queue that is not sent. */
  unsent: DocumentFields | undefined
}

/** In characters: the list of a native select is as wide as its longest option. */
const TITLE_LENGTH = 80

const NOTHING: DocumentFields = { applicationId: '', marks: '' }

const reviewerOf = ({ reviewer: kind }: DocumentFields) => REVIEWERS.find((one) => one.kind === kind)

/** Keeps its values until they are sent, so that Undo and failures lose nothing. */
export function ReviewerDocument({ applications, label, unsent }: ReviewerDocumentProps) {
  const { now } = useServices()
  const queue = useWrite()
  const alerts = useAlerts()
  const form = useSchemaForm(reviewerDocumentsSchema, unsent ?? NOTHING)
  const [queued, setQueued] = useState<DocumentFields>(unsent ?? NOTHING)
  const isSent = useIsSent(keyOf(queued))
  const [applicationId, kind] = form.watch(['applicationId', 'reviewer'])
  const key = keyOf({ applicationId, reviewer: kind })
  const isUnsettled = useIsUnsettled(key)
  const chosen = applications.find((one) => one.applicationId === applicationId)
  const reviewer = reviewerOf({ reviewer: kind })

  useEffect(() => {
    // Keeps what was entered meanwhile.
    if (isSent && isSameDocument(form.getValues(), queued)) form.reset(NOTHING)
  }, [form, isSent, queued])

  const nameOf = (row: ReviewedApplication) =>
    `${formatApplicationId(row.applicationId, now())}, ${isolateDirection(shorten(getApplicationLabel(row), TITLE_LENGTH))}`

  async function upload({ marks, report }: Pick<Review, 'marks' | 'report'>) {
    if (!chosen || !reviewer) return
    const entered = form.getValues()
    const { marks: replaced = null } = reviewBy(chosen, reviewer)
    const question = `Replace the mark ${replaced} of ${reviewer.label} with ${marks}?\n${nameOf(chosen)}`
    const isReplacing = replaced !== null && !isSameMark(replaced, marks)
    if (isReplacing && !(await alerts.confirm(question, { confirmLabel: 'Replace', tone: 'danger' }))) return
    await queue({ kind: defineReviewWrite(reviewer), key, row: chosen, input: { marks, report, replaced } })
    setQueued(entered)
  }

  return (
    <Form
      label={label}
      form={form}
      busy={false}
      submitError={null}
      invalidText={(found) => found.find((text) => text === messages.review.documentFields)}
      onSubmit={upload}
      actions={
        <Button
          type="submit"
          variant="primary"
          disabledReason={isUnsettled ? 'This review is on its way: see the list at the lower edge.' : undefined}
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
          hint={chosen?.projectTitle}
          options={applications.map((one) => ({ value: one.applicationId, label: nameOf(one) }))}
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
      <Replacing chosen={chosen} reviewer={reviewer} />
    </Form>
  )
}

/** The key in the queue; empty while nothing is chosen. */
function keyOf(document: DocumentFields): string {
  const reviewer = reviewerOf(document)
  return document.applicationId && reviewer ? getReviewKey(document.applicationId, reviewer) : ''
}

const isSameDocument = (one: DocumentFields, other: DocumentFields): boolean =>
  one.reviewer === other.reviewer &&
  one.applicationId === other.applicationId &&
  one.report === other.report &&
  one.marks === other.marks

interface ReplacingProps {
  chosen: ReviewedApplication | undefined
  reviewer: Reviewer | undefined
}

/** Warns that the upload replaces an earlier review, because the host overwrites it. */
function Replacing({ chosen, reviewer }: ReplacingProps) {
  if (!chosen || !reviewer) return null
  const { kind } = reviewer
  const of = { applicationId: chosen.applicationId, kind, document: FILE_KIND_LABELS[kind] }
  const { marks = null } = reviewBy(chosen, reviewer)
  if (marks === null) return <EarlierFile of={of} />
  return (
    <Banner tone="warning" actions={<ViewEarlierFile of={of} />}>
      {`${reviewer.label} has already given marks for this application: ${marks}. Uploading replaces them and the report.`}
    </Banner>
  )
}
