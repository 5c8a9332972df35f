import { useNavigate } from 'react-router-dom'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { paths } from '@/paths'
import { DocumentField } from '@/features/files/document-field'
import { UploadForm, useUpload } from '@/features/files/upload-form'
import { messages } from '@/domain/texts/messages'
import { criteriaUploadSchema } from '@/domain/files/upload-schemas'
import { useSchemaForm } from '@/form/use-schema-form'
import { useAlerts } from '@/ui/alerts'
import { PageHeader } from '@/ui/page-header'
import { CriteriaList } from './criteria-list'

export const load = (services: Services) => ensureCall(services, 'listCriteria', {})

export default function ReviewCriteriaScreen() {
  const { criteria } = useSuspenseCall('listCriteria', {})
  const { now } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const form = useSchemaForm(criteriaUploadSchema, {})
  const upload = useUpload('uploadCriteria', {
    refused: messages.criteria.refused,
    failed: messages.uploads.errorOccurred,
    endsIn: paths.thankYou,
    onDone: async ({ criteria: sent }) => {
      const receipt = { sent: [sent.name], at: now().toISOString() }
      await alerts.show(messages.uploads.fileDone, { tone: 'success' })
      await navigate(paths.thankYou, { state: receipt })
    },
  })
  return (
    <>
      <PageHeader title="Review Criteria" lead="The criteria by which reviewers mark. They download the newest file." />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,38rem)_1fr]">
        <UploadForm
          form={form}
          upload={upload}
          invalidText={messages.criteria.choose}
          onSubmit={({ criteria: file }) => upload.send({ criteria: file })}
        >
          <DocumentField
            control={form.control}
            name="criteria"
            label="Evaluation criteria"
            hint="A Word file (.docx). Of several, only the first is sent."
            endings={['docx']}
          />
        </UploadForm>
        <CriteriaList names={criteria} />
      </div>
    </>
  )
}
