import { useNavigate } from 'react-router-dom'
import { ensureCall, useCallData, usePortal, type Portal } from '@/api/portal'
import { paths } from '@/app/paths'
import { DocumentField } from '@/areas/shared/document-field'
import { useStayWhileUploading } from '@/areas/shared/use-stay-while-uploading'
import { useUpload } from '@/areas/shared/use-upload'
import { messages } from '@/domain/messages'
import { budgetUploadSchema } from '@/domain/upload-rules'
import { Form } from '@/form/form'
import { SelectField } from '@/form/select-field'
import { usePortalForm } from '@/form/use-portal-form'
import { useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'
import { UploadProgress } from '@/ui/upload-progress'
import { applicationOptions, ChosenTitle, titleOf } from './parts/chosen-application'
import { OwnFilesPage } from './parts/own-files-page'
import { budgetTemplate } from './templates'

export const load = (portal: Portal) => ensureCall(portal, 'listApplicationIds', {})

/** Sends a revised budget for one of the applicant's own applications (spec 2, Budget revision upload). */
export default function BudgetScreen() {
  const applications = useCallData('listApplicationIds', {})
  const { now } = usePortal()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const form = usePortalForm(budgetUploadSchema, { app_ID: '' })
  const title = titleOf(applications, form.watch('app_ID'))
  const upload = useUpload('submitBudget', {
    refused: messages.uploads.filesFailed,
    failed: messages.uploads.filesFailed,
    onDone: async ({ app_ID, CurrentBudget }) => {
      const receipt = { appId: app_ID, sent: [CurrentBudget.name], at: now().toISOString() }
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
      hasApplications={applications.length > 0}
    >
      <Form
        form={form}
        busy={upload.busy}
        submitError={null}
        onInvalid={() => {
          const { app_ID, CurrentBudget } = form.getErrors()
          void alerts.show((app_ID ?? CurrentBudget)?.message ?? '', { tone: 'error' })
        }}
        onSubmit={({ app_ID, CurrentBudget }) => upload.send({ app_ID, project_title: title, CurrentBudget })}
        actions={
          <Button type="submit" variant="primary" busy={upload.busy} busyLabel="Uploading...">
            Submit
          </Button>
        }
      >
        <SelectField
          control={form.control}
          name="app_ID"
          label="Application ID"
          placeholder="Select an application ID"
          options={applicationOptions(applications, now())}
        />
        <ChosenTitle title={title} />
        <DocumentField
          control={form.control}
          name="CurrentBudget"
          label="Current Budget"
          hint="PDF, Word or Excel."
          endings={['pdf', 'doc', 'docx', 'xls', 'xlsx']}
        />
        {upload.panel && <UploadProgress {...upload.panel} />}
      </Form>
    </OwnFilesPage>
  )
}
