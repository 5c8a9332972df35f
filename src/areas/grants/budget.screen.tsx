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
import { ChosenApplication, findTitle, useClearExcludedChoice } from './parts/chosen-application'
import { GrantFilesPage } from './parts/grant-files-page'
import { useFilesUpload } from './parts/use-files-upload'

export const load = loadChoices

export default function BudgetScreen() {
  const choices = useChoices()
  const form = useSchemaForm(budgetUploadSchema, { applicationId: '' })
  const chosen = form.watch('applicationId')
  useClearExcludedChoice(choices, chosen, () => form.setValue('applicationId', ''))
  const toBudgetDocument = (applicationId: string) => ({
    applicationId,
    projectTitle: findTitle(choices, applicationId),
    kind: 'budgetRevision' as const,
    document: 'Budget revision',
  })
  const upload = useFilesUpload('submitBudget', ({ applicationId }) => toBudgetDocument(applicationId))
  const { client } = useServices()
  // A failure is not reported, because only the date of an earlier revision is missing then.
  const details = useQuery({
    ...callQuery(client, 'getDetails', { applicationId: chosen }),
    enabled: chosen !== '',
  })
  return (
    <GrantFilesPage
      title="Budget Revision"
      templates={[{ label: 'Budget Template', path: templatePaths.budgetRevision }]}
      choices={choices}
    >
      <UploadForm
        form={form}
        upload={upload}
        onSubmit={({ applicationId, file }) =>
          upload.send({ applicationId, projectTitle: findTitle(choices, applicationId), file })
        }
      >
        <ChosenApplication control={form.control} choices={choices} chosenId={chosen} />
        <DocumentField
          control={form.control}
          name="file"
          label="Current Budget"
          hint="PDF, Word or Excel."
          endings={['pdf', 'doc', 'docx', 'xls', 'xlsx']}
        />
        {chosen !== '' && !details.isPending && (
          <EarlierFile of={toBudgetDocument(chosen)} uploadedAt={details.data?.budgetUploadedAt} />
        )}
      </UploadForm>
    </GrantFilesPage>
  )
}
