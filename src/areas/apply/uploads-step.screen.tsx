import { FileText } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { PHOTOS_HINT } from '@/features/files/document-field'
import { templatePaths, type Template } from '@/features/files/template-paths'
import { APPLICATION_FIELDS } from '@/domain/application/application-fields'
import { FILE_FIELDS, mapFileFields, type FileField } from '@/domain/application/application-form'
import { messages } from '@/domain/texts/messages'
import { validateStep } from '@/domain/application/validation'
import { Form } from '@/form/form'
import { useCheckedForm } from '@/form/use-schema-form'
import { toPublicUrl } from '@/host'
import { formatAndList } from '@/lib/format'
import { Skeleton } from '@/ui/skeleton'
import { useApplication } from './application-context'
import { parseGoTo } from './steps/step-paths'
import { useCouncilFiles, type CouncilFiles } from './council/council-version'
import { PdfField, type ChosenFiles } from './fields/pdf-field'
import { ApplicationPage } from './steps/application-page'
import { StepActions, useGoToNext } from './steps/step-actions'

export default function UploadsStepScreen() {
  return (
    <ApplicationPage step="uploads">
      <Templates />
      <FilesSection />
    </ApplicationPage>
  )
}

const TEMPLATES: readonly Template[] = [
  { label: 'Proposal Template', path: templatePaths.proposal },
  { label: 'Budget Template', path: templatePaths.budget },
]

const Templates = () => (
  <section className="grid gap-4">
    <h2 className="text-xl">Templates</h2>
    <p>Write the proposal and the budget in these templates, then save each as a PDF.</p>
    <ul className="flex flex-wrap gap-3">
      {TEMPLATES.map(({ label, path }) => (
        <li key={path}>
          <a href={toPublicUrl(path)} download className="button" data-size="small">
            <FileText aria-hidden size={16} />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)

function FilesSection() {
  const application = useApplication()
  const { isFetching, data: councilFiles } = useCouncilFiles(application)
  const { edition, filesRestored } = application.state
  if (!filesRestored) return <Skeleton lines={6} />
  if (isFetching)
    return (
      <div className="grid gap-4">
        <p role="status">The files that the council has are being fetched.</p>
        <Skeleton lines={6} />
      </div>
    )
  return <FilesForm key={edition} councilFiles={councilFiles} />
}

function FilesForm({ councilFiles }: { councilFiles: CouncilFiles | undefined }) {
  const { draft, state, variant } = useApplication()
  const goToNext = useGoToNext()
  const form = useCheckedForm<ChosenFiles>(
    (files) => validateStep('uploads', state.form, files, variant),
    mapFileFields((field) => state.files[field] ?? null),
  )

  return (
    <Form
      form={form}
      busy={false}
      focusedField={parseGoTo(useLocation().state)}
      submitError={null}
      onSubmit={goToNext}
      invalidText={messages.form.missingOnNext}
      onInvalid={() => draft.setCompleted('uploads', false)}
      actions={<StepActions />}
    >
      <div>
        <h2 className="text-xl">Your four PDFs</h2>
        <p className="text-ink-soft">{PHOTOS_HINT}</p>
        {councilFiles && <CouncilFilesNote councilFiles={councilFiles} />}
      </div>
      {FILE_FIELDS.map((name) => (
        <PdfField key={name} control={form.control} name={name} />
      ))}
    </Form>
  )
}

const formatLabels = (fields: readonly FileField[]) =>
  formatAndList(fields.map((field) => APPLICATION_FIELDS[field].label))

function CouncilFilesNote({ councilFiles: { fetched, failed } }: { councilFiles: CouncilFiles }) {
  const { state } = useApplication()
  const hasNoFiles = FILE_FIELDS.every((field) => !state.files[field])
  return (
    <div className="mt-2 grid gap-1 text-ink-soft">
      {fetched.length > 0 && (
        <p>{`Fetched from the council: ${formatLabels(fetched)}. Check what you want to submit.`}</p>
      )}
      {failed.length > 0 && (
        <p>{`The council’s server did not give these back, so choose them here: ${formatLabels(failed)}.`}</p>
      )}
      {hasNoFiles && failed.length === 0 && <p>The council has no files of this draft yet. Choose them here.</p>}
    </div>
  )
}
