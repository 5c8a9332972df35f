import { useQuery } from '@tanstack/react-query'
import { callQuery } from '@/api/query'
import { useServices } from '@/api/services'
import { budgetUploadSchema } from '@/domain/files/upload-schemas'
import { DocumentField } from '@/features/files/document-field'
import { EarlierFile } from '@/features/files/earlier-file'
import { templatePaths } from '@/features/files/template-paths'
import { UploadForm } from '@/features/files/upload-form'
import { useSchemaForm } from '@/form/use-schema-form'
import { loadChoices, useChoices } from './parts/choices'
import { ChosenApplication, titleOf, useOnlyOffered } from './parts/chosen-application'
import { OwnFilesPage } from './parts/own-files-page'
import { useFilesUpload } from './parts/use-files-upload'

export const load = loadChoices

export default function BudgetScreen() {
  const choices = useChoices()
  const form = useSchemaForm(budgetUploadSchema, { applicationId: '' })
  const chosen = form.watch('applicationId')
  useOnlyOffered(choices, chosen, () => form.setValue('applicationId', ''))
  const ofBudget = (applicationId: string) => ({
    applicationId,
    projectTitle: titleOf(choices, applicationId),
    kind: 'budgetRevision' as const,
    document: 'Budget revision',
  })
  const upload = useFilesUpload('submitBudget', ({ applicationId }) => ofBudget(applicationId))
  const { client } = useServices()
  // Only for the date of an earlier revision, so its failure is not reported.
  const details = useQuery({
    ...callQuery(client, 'getDetails', { applicationId: chosen }),
    enabled: chosen !== '',
  })
  return (
    <OwnFilesPage
      title="Budget Revision"
      lead="Send the council a revised budget for a project it has granted. The council then approves or rejects it."
      templates={[{ label: 'Budget Template', path: templatePaths.budgetRevision }]}
      choices={choices}
    >
      <UploadForm
        form={form}
        upload={upload}
        onSubmit={({ applicationId, file }) =>
          upload.send({ applicationId, projectTitle: titleOf(choices, applicationId), file })
        }
      >
        <ChosenApplication control={form.control} choices={choices} chosen={chosen} />
        <DocumentField
          control={form.control}
          name="file"
          label="Current Budget"
          hint="PDF, Word or Excel."
          endings={['pdf', 'doc', 'docx', 'xls', 'xlsx']}
        />
        {chosen !== '' && !details.isPending && (
          <EarlierFile of={ofBudget(chosen)} uploadedAt={details.data?.budgetUploadedAt} />
        )}
      </UploadForm>
    </OwnFilesPage>
  )
}
