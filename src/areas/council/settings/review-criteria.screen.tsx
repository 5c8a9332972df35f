import { useNavigate } from 'react-router-dom'
import { ensureCall, useServices, useSuspenseCall, type Services } from '@/api/services'
import { criteriaUploadSchema } from '@/domain/files/upload-schemas'
import { messages } from '@/domain/texts/messages'
import { DocumentField } from '@/features/files/document-field'
import { FileButton } from '@/features/files/file-button'
import { UploadForm, useUpload } from '@/features/files/upload-form'
import { useSchemaForm } from '@/form/use-schema-form'
import { paths } from '@/paths'
import { useAlerts } from '@/ui/alerts'
import { PageHeader } from '@/ui/page-header'

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
    onDone: async ({ criteria: uploadedFile }) => {
      const receipt = { sent: [uploadedFile.name], at: now().toISOString() }
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

function CriteriaList({ names }: { names: readonly string[] }) {
  return (
    <section aria-labelledby="criteria">
      <h2 id="criteria" className="mb-4 text-lg">
        Uploaded criteria
      </h2>
      {names.length === 0 ? (
        <p className="text-ink-soft">{messages.criteria.none}</p>
      ) : (
        <ul className="border-b border-rule">
          {names.map((name) => (
            <CriteriaFile key={name} name={name} />
          ))}
        </ul>
      )}
    </section>
  )
}

function CriteriaFile({ name }: { name: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-3">
      <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">{name}</span>
      <FileButton
        about={name}
        file={{
          from: (client) => client.downloadCriteria({ fileName: name }),
          saveAs: name,
          failed: messages.files.downloadFailed,
        }}
      >
        Download
      </FileButton>
    </li>
  )
}
