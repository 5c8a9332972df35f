import { useNavigate } from 'react-router-dom'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { DocumentField } from '@/features/files/document-field'
import { useStayWhileUploading } from '@/features/files/use-stay-while-uploading'
import { UploadForm } from '@/features/files/upload-form'
import { useUpload } from '@/features/files/use-upload'
import { messages } from '@/domain/texts/messages'
import { budgetUploadSchema } from '@/domain/files/upload-schemas'
import { SelectField } from '@/form/select-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { useAlerts } from '@/ui/alerts'
import { loadChoices, useChoices } from './parts/choices'
import { applicationOptions, ChosenTitle, titleOf, useOnlyOffered } from './parts/chosen-application'
import { WhyNotOffered } from './parts/not-offered'
import { OwnFilesPage } from './parts/own-files-page'
import { budgetTemplate } from './templates'

export const load = loadChoices

export default function BudgetScreen() {
  const choices = useChoices()
  const { now } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const form = useSchemaForm(budgetUploadSchema, { applicationId: '' })
  const chosen = form.watch('applicationId')
  const title = titleOf(choices, chosen)
  useOnlyOffered(choices, chosen, () => form.setValue('applicationId', ''))
  const upload = useUpload('submitBudget', {
    refused: messages.uploads.filesFailed,
    failed: messages.uploads.filesFailed,
    endsIn: paths.thankYou,
    onDone: async ({ applicationId, file }) => {
      const receipt = { applicationId, sent: [file.name], at: now().toISOString() }
      await alerts.show(messages.uploads.filesDone, { tone: 'success' })
      await navigate(paths.thankYou, { state: receipt })
    },
  })
  useStayWhileUploading()
  return (
    <OwnFilesPage
      title="Budget Revision"
      lead="Send the council a revised budget for a project it has granted. The council then approves or rejects it."
      templates={[budgetTemplate]}
      choices={choices}
    >
      <UploadForm
        form={form}
        upload={upload}
        onSubmit={({ applicationId, file }) => upload.send({ applicationId, projectTitle: title, file })}
      >
        <SelectField
          control={form.control}
          name="applicationId"
          label="Application ID"
          placeholder="Select an application ID"
          options={applicationOptions(choices, now())}
        />
        <WhyNotOffered notOffered={choices.notOffered} />
        <ChosenTitle title={title} />
        <DocumentField
          control={form.control}
          name="file"
          label="Current Budget"
          hint="PDF, Word or Excel."
          endings={['pdf', 'doc', 'docx', 'xls', 'xlsx']}
        />
      </UploadForm>
    </OwnFilesPage>
  )
}
