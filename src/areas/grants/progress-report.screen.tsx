import { REPORT_KINDS, reportKind, type ReportUploadType } from '@/domain/files/file-kinds'
import { progressReportSchema } from '@/domain/files/upload-schemas'
import { DocumentField } from '@/features/files/document-field'
import { EarlierFile } from '@/features/files/earlier-file'
import { templatePaths, type Template } from '@/features/files/template-paths'
import { UploadForm } from '@/features/files/upload-form'
import { RadioField } from '@/form/radio-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { loadChoices, useChoices } from './parts/choices'
import { ChosenApplication, findTitle, useClearExcludedChoice } from './parts/chosen-application'
import { GrantFilesPage } from './parts/grant-files-page'
import { useFilesUpload } from './parts/use-files-upload'

export const load = loadChoices

const TEMPLATES: Readonly<Record<ReportUploadType, Template>> = {
  'mid-year': { label: 'Mid Year Report Template', path: templatePaths['mid-year'] },
  'end-year': { label: 'End Year Report Template', path: templatePaths['end-year'] },
  final: { label: 'Final Report Template', path: templatePaths.final },
}

export default function ProgressReportScreen() {
  const choices = useChoices()
  const form = useSchemaForm(progressReportSchema, { applicationId: '', files: [] })
  const [chosen, reportType] = form.watch(['applicationId', 'reportType'])
  useClearExcludedChoice(choices, chosen, () => form.setValue('applicationId', ''))
  const toReportDocument = (applicationId: string, type: ReportUploadType) => {
    const { file: kind, label: document } = reportKind(type)
    return { applicationId, projectTitle: findTitle(choices, applicationId), kind, document }
  }
  const upload = useFilesUpload('submitProgressReport', (input) =>
    toReportDocument(input.applicationId, input.reportType),
  )
  return (
    <GrantFilesPage
      title="Progress Report"
      templates={REPORT_KINDS.map(({ upload }) => TEMPLATES[upload])}
      choices={choices}
    >
      <UploadForm form={form} upload={upload} onSubmit={upload.send}>
        <ChosenApplication control={form.control} choices={choices} chosenId={chosen} />
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
        {chosen !== '' && reportType && <EarlierFile of={toReportDocument(chosen, reportType)} />}
      </UploadForm>
    </GrantFilesPage>
  )
}
