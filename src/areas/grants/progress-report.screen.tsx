import { useNavigate } from 'react-router-dom'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { DocumentField } from '@/features/files/document-field'
import { useStayWhileUploading } from '@/features/files/use-stay-while-uploading'
import { UploadForm } from '@/features/files/upload-form'
import { useUpload } from '@/features/files/use-upload'
import { REPORT_KINDS } from '@/domain/files/file-kinds'
import { messages } from '@/domain/texts/messages'
import { progressReportSchema } from '@/domain/files/upload-schemas'
import { RadioField } from '@/form/radio-field'
import { SelectField } from '@/form/select-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { useAlerts } from '@/ui/alerts'
import { loadChoices, useChoices } from './parts/choices'
import { applicationOptions, ChosenTitle, titleOf, useOnlyOffered } from './parts/chosen-application'
import { WhyNotOffered } from './parts/not-offered'
import { OwnFilesPage } from './parts/own-files-page'
import { reportTemplates } from './templates'

export const load = loadChoices

export default function ProgressReportScreen() {
  const choices = useChoices()
  const { now } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const form = useSchemaForm(progressReportSchema, { applicationId: '', files: [] })
  const chosen = form.watch('applicationId')
  useOnlyOffered(choices, chosen, () => form.setValue('applicationId', ''))
  const upload = useUpload('submitProgressReport', {
    refused: messages.uploads.filesFailed,
    failed: messages.uploads.filesFailed,
    endsIn: paths.thankYou,
    onDone: async ({ applicationId, files }) => {
      const receipt = { applicationId, sent: files.map(({ name }) => name), at: now().toISOString() }
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
      choices={choices}
    >
      <UploadForm form={form} upload={upload} onSubmit={({ files, ...report }) => upload.send({ ...report, files })}>
        <SelectField
          control={form.control}
          name="applicationId"
          label="Application ID"
          placeholder="Select an application ID"
          options={applicationOptions(choices, now())}
        />
        <WhyNotOffered notOffered={choices.notOffered} />
        <ChosenTitle title={titleOf(choices, chosen)} />
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
          hint="One or several: PDF, Word or Excel. Send PDFs if you can: the council’s list may open nothing else."
          endings={['pdf', 'doc', 'docx', 'xls', 'xlsx']}
          multiple
        />
      </UploadForm>
    </OwnFilesPage>
  )
}
