import { Link } from 'react-router-dom'
import { APPLICATION_FIELDS, getFieldNames, getFieldSpec } from '@/domain/application/application-fields'
import { isFileField, isRowList, type ApplicationForm, type RowListName } from '@/domain/application/application-form'
import { STEP_DETAILS, STEPS, type Step } from '@/domain/application/application-steps'
import { isRequired } from '@/domain/application/field-spec'
import { getEntries, getLabel, type FormEntry } from '@/domain/application/form-entries'
import type { FormVariant } from '@/domain/application/validation'
import { formatHostDate } from '@/domain/dates/host-date'
import type { ChosenFacts } from '@/features/drafts/draft-state'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { UserText } from '@/ui/user-text'
import { useApplication } from '../application-context'
import { formatFileFacts } from '../fields/format-file-facts'
import { useFacultyNames, type FacultyNames } from '../fields/use-faculty-names'
import { linkTo } from '../steps/step-paths'
import { getValuesToSend } from './submission-input'

export function ApplicationSummary() {
  const application = useApplication()
  const { state, rules: variant, step: currentStep } = application
  const facultyNames = useFacultyNames(state.form)
  const steps = summariseSteps({ form: state.form, fileFacts: state.facts, variant, facultyNames })
  return (
    <section aria-labelledby="review" className="grid grid-cols-1 gap-8">
      <div>
        <h2 id="review" className="text-2xl">
          Check your answers
        </h2>
        <p className="mt-2 text-ink-soft">This is what the council will receive.</p>
      </div>
      {steps.map(({ step, title, values }) => (
        <section key={step} aria-labelledby={`review-${step}`}>
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 id={`review-${step}`} className="text-lg wrap-anywhere">
              {title}
            </h3>
            {step === currentStep ? (
              <Button size="small" variant="quiet" aria-label={`Change ${title}`} onClick={focusFirstField}>
                Change
              </Button>
            ) : (
              <Link
                {...linkTo(application, step)}
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
              >
                <span>Change</span>
                <span className="sr-only">{` ${title}`}</span>
              </Link>
            )}
          </div>
          <DescriptionList
            items={values
              .filter((value) => !isEmptyOptional(value))
              .map(({ label, text }) => ({
                term: label,
                description:
                  text === '' ? (
                    <span className="text-waiting">Not answered</span>
                  ) : (
                    <UserText className="whitespace-pre-line">{text}</UserText>
                  ),
              }))}
          />
          <EmptyFields labels={values.filter(isEmptyOptional).map(({ label }) => label)} />
        </section>
      ))}
    </section>
  )
}

const isEmptyOptional = ({ text, isRequired }: SummaryValue) => text === '' && !isRequired

/** Lists the empty optional fields on request. */
function EmptyFields({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <details className="border-t border-rule py-3 text-ink-soft">
      <summary className="min-h-6">
        {`${formatCount(labels.length, 'optional question', 'optional questions')} not answered`}
      </summary>
      <ul className="mt-2 list-disc pl-6">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </details>
  )
}

const focusFirstField = () => document.querySelector<HTMLElement>('main form input')?.focus()

/** `text` is empty for a missing value. */
interface SummaryValue {
  readonly label: string
  readonly text: string
  readonly isRequired: boolean
}

interface StepSummary {
  readonly step: Step
  readonly title: string
  readonly values: readonly SummaryValue[]
}

interface SummaryInput {
  readonly form: ApplicationForm
  readonly fileFacts: ChosenFacts
  readonly variant: FormVariant
  readonly facultyNames: FacultyNames
}

type SentValues = ReturnType<typeof getValuesToSend>

/** Returns the values to send, by step. Omits hidden fields. */
export function summariseSteps({ form, fileFacts, variant, facultyNames }: SummaryInput): StepSummary[] {
  const values = getValuesToSend(form, variant)
  return STEPS.map((step) => ({
    step,
    title: STEP_DETAILS[step].label,
    values: getFieldNames(step).flatMap((field) => {
      if (isFileField(field))
        return [{ label: getLabel(field), text: formatFileFacts(fileFacts[field]), isRequired: true }]
      if (values.hiddenFields.includes(field)) return []
      if (isRowList(field)) return summariseRows(values, field)
      return getEntries(field).map((entry) => ({
        label: entry.spec.label,
        text: formatValue(values, entry, facultyNames),
        isRequired: isRequired(getFieldSpec(field)),
      }))
    }),
  }))
}

function formatValue({ answers }: SentValues, { field, spec, read }: FormEntry, facultyNames: FacultyNames): string {
  const text = read(answers)
  if (field === 'faculty' || field === 'department') return facultyNames[field] ?? text
  if (spec.kind === 'yesNo') return text === 'yes' ? 'Yes' : text === 'no' ? 'No' : ''
  return spec.kind === 'day' ? formatHostDate(text) : text
}

function summariseRows({ rows }: SentValues, list: RowListName): SummaryValue[] {
  const { label: title, row: rowName } = APPLICATION_FIELDS[list]
  const requirement = { isRequired: isRequired(getFieldSpec(list)) }
  if (rows[list].length === 0) return [{ label: title, text: '', ...requirement }]
  return rows[list].map((row, index) => ({
    label: `${capitalise(rowName)} ${index + 1}`,
    text: Object.values(row).filter(Boolean).join(', '),
    ...requirement,
  }))
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
