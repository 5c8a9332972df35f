import { useServices } from '@/api/services'
import { FILE_KIND_LABELS } from '@/domain/files/file-kinds'
import { DocumentField } from '@/features/files/document-field'
import { EarlierFile, ViewEarlierFile } from '@/features/files/earlier-file'
import { useConfirmSent } from '@/features/files/sent-file'
import { useUpload } from '@/features/files/use-upload'
import type { z } from '@/domain/zod'
import { reviewerDocumentsSchema } from '@/domain/council/decision-schemas'
import { displayedId } from '@/features/dates/council-time'
import { reviewBy, REVIEWERS, type ReviewerKind } from '@/domain/people/reviewers'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { shorten } from '@/lib/shorten'
import { Form } from '@/form/form'
import { NumberTextField } from '@/form/number-text-field'
import { SelectField } from '@/form/select-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { UploadProgress } from '@/ui/upload-progress'
import { isolated } from '@/lib/isolated'
import { applicationLabel } from '../list/row-labels'
import type { ReviewedApplication } from './reviewed-application'

interface ReviewerDocumentProps {
  applications: readonly ReviewedApplication[]
  label: string
}

type DocumentFields = z.input<typeof reviewerDocumentsSchema>

/** In characters: the list of a native select is as wide as its longest option. */
const TITLE_LENGTH = 80

const NOTHING: Partial<DocumentFields> = { applicationId: '', marks: '' }

/** Sent separately, so that a failure does not affect the other forms. */
export function ReviewerDocument({ applications, label }: ReviewerDocumentProps) {
  const { now } = useServices()
  const confirmSent = useConfirmSent()
  const form = useSchemaForm(reviewerDocumentsSchema, NOTHING)
  const upload = useUpload('uploadReviewerDocument', {
    refused: messages.uploads.failed,
    failed: messages.uploads.fileError,
    onDone: async ({ applicationId: sentTo, reviewer: kind, report }) => {
      const { projectTitle = '' } = applications.find((one) => one.applicationId === sentTo) ?? {}
      await confirmSent({ ...documentOf(sentTo, kind), projectTitle }, [report.name], messages.uploads.fileDone)
      form.reset(NOTHING)
    },
  })
  const [applicationId, reviewer] = form.watch(['applicationId', 'reviewer'])
  const chosen = applications.find((one) => one.applicationId === applicationId)
  return (
    <Form
      label={label}
      form={form}
      busy={upload.busy}
      submitError={null}
      invalidText={(found) => found.find((text) => text === messages.review.documentFields)}
      onSubmit={(document) => upload.send(document)}
      actions={
        <Button type="submit" variant="primary" busy={upload.busy} busyLabel="Uploading...">
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
          options={applications.map((one) => ({
            value: one.applicationId,
            label: `${displayedId(one.applicationId, now())}, ${isolated(shorten(applicationLabel(one), TITLE_LENGTH))}`,
          }))}
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
      <Replacing chosen={chosen} kind={reviewer} />
      {upload.panel && <UploadProgress {...upload.panel} />}
    </Form>
  )
}

interface ReplacingProps {
  chosen: ReviewedApplication | undefined
  /** Undefined until one is chosen, despite the type of the form. */
  kind: DocumentFields['reviewer'] | undefined
}

const documentOf = (applicationId: string, kind: ReviewerKind) => ({
  applicationId,
  kind,
  document: FILE_KIND_LABELS[kind],
})

/** Warns that the upload replaces an earlier review, because the host overwrites it. */
function Replacing({ chosen, kind }: ReplacingProps) {
  const reviewer = REVIEWERS.find((one) => one.kind === kind)
  if (!chosen || !reviewer) return null
  const of = documentOf(chosen.applicationId, reviewer.kind)
  const { marks = null } = reviewBy(chosen, reviewer)
  if (marks === null) return <EarlierFile of={of} />
  return (
    <Banner tone="warning" actions={<ViewEarlierFile of={of} />}>
      {`${reviewer.label} has already given marks for this application: ${marks}. Uploading replaces them and the report.`}
    </Banner>
  )
}
