import { useNavigate } from 'react-router-dom'
import { ensureCall, useCallData, usePortal, type Portal } from '@/api/portal'
import { paths } from '@/app/paths'
import { DocumentField } from '@/areas/shared/document-field'
import { useStayWhileUploading } from '@/areas/shared/use-stay-while-uploading'
import { useUpload } from '@/areas/shared/use-upload'
import { REPORT_KINDS } from '@/domain/file-kinds'
import { messages } from '@/domain/messages'
import { progressReportSchema } from '@/domain/upload-rules'
import { Form } from '@/form/form'
import { RadioField } from '@/form/radio-field'
import { SelectField } from '@/form/select-field'
import { usePortalForm } from '@/form/use-portal-form'
import { useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'
import { UploadProgress } from '@/ui/upload-progress'
import { applicationOptions, ChosenTitle, titleOf } from './parts/chosen-application'
import { OwnFilesPage } from './parts/own-files-page'
import { reportTemplates } from './templates'

export const load = (portal: Portal) => ensureCall(portal, 'listApplicationIds', {})

/** Sends a mid-year, year-end or final report of a granted project (spec 2, Progress report upload). */
export default function ProgressReportScreen() {
  const applications = useCallData('listApplicationIds', {})
  const { now } = usePortal()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const form = usePortalForm(progressReportSchema, { app_ID: '', files: [] })
  const upload = useUpload('submitProgressReport', {
    refused: messages.uploads.filesFailed,
    failed: messages.uploads.filesFailed,
    onDone: async ({ app_ID, 'file[]': files }) => {
      const receipt = { appId: app_ID, sent: files.map(({ name }) => name), at: now().toISOString() }
      await alerts.show(messages.uploads.filesDone, { tone: 'success' })
      await navigate(paths.thankYou, { state: receipt })
    },
  })
  useStayWhileUploading()
  return (
    <OwnFilesPage
      title="Progress Report"
      lead="Send the council a report on a project it has granted."
      templates={REPORT_KINDS.map((kind) => reportTemplates[kind.upload])}
      hasApplications={applications.length > 0}
    >
      <Form
        form={form}
        busy={upload.busy}
        submitError={null}
        onInvalid={() => {
          const { app_ID, reportType, files } = form.getErrors()
          void alerts.show((app_ID ?? reportType ?? files)?.message ?? '', { tone: 'error' })
        }}
        onSubmit={({ files, ...report }) => upload.send({ ...report, 'file[]': files })}
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
        <ChosenTitle title={titleOf(applications, form.watch('app_ID'))} />
        <RadioField
          control={form.control}
          name="reportType"
          label="Report type"
          options={REPORT_KINDS.map(({ upload: value, label }) => ({ value, label }))}
        />
        <DocumentField
          control={form.control}
          name="files"
          label="Report files"
          hint="One or several: PDF, Word or Excel. A PDF is the easiest to read."
          endings={['pdf', 'doc', 'docx', 'xls', 'xlsx']}
          multiple
        />
        {upload.panel && <UploadProgress {...upload.panel} />}
      </Form>
    </OwnFilesPage>
  )
}
