import { Link } from 'react-router-dom'
import { APPLICATION_FIELDS, getFieldNames, getFieldSpec } from '@/domain/application/application-fields'
import { isFileField, isRowList, type ApplicationForm, type RowListName } from '@/domain/application/application-form'
import { STEP_DETAILS, STEPS, type Step } from '@/domain/application/application-steps'
import { isRequired, type RowsSpec } from '@/domain/application/field-spec'
import { getEntries, getLabel, type FormEntry } from '@/domain/application/form-entries'
import type { FormVariant } from '@/domain/application/validation'
import { formatHostDate } from '@/domain/dates/host-date'
import { groupThousands } from '@/domain/money/money'
import type { ChosenFacts } from '@/features/drafts/draft-state'
import { DescriptionList } from '@/ui/description-list'
import { UserText } from '@/ui/user-text'
import { useApplication } from '../application-context'
import { formatFileFacts } from '../fields/format-file-facts'
import { useFacultyNames, type FacultyNames } from '../fields/use-faculty-names'
import { describeIncompleteStep } from '../steps/describe-incomplete-step'
import { linkTo } from '../steps/step-paths'
import { getValuesToSend } from './submission-input'

/** Shows the steps before this one. A complete step is collapsed to its first values. */
export function ApplicationSummary() {
  const application = useApplication()
  const { state, rules: variant, step: currentStep } = application
  const facultyNames = useFacultyNames(state.form)
  const steps = summariseSteps({ form: state.form, fileFacts: state.facts, variant, facultyNames })
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="text-2xl">Check your answers</h2>
      {steps
        .filter(({ step }) => step !== currentStep)
        .map(({ step, title, values }) => (
          <section key={step} aria-labelledby={`review-${step}`}>
            <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 id={`review-${step}`} className="text-lg wrap-anywhere">
                {title}
              </h3>
              <Link
                {...linkTo(application, step)}
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
              >
                <span>Change</span>
                <span className="sr-only">{` ${title}`}</span>
              </Link>
            </div>
            {describeIncompleteStep(step, state, variant) === undefined ? (
              <details className="print:details-content:[content-visibility:visible]">
                <summary className="ml-5 min-h-6 list-outside text-ink-soft">
                  <span className="sr-only">{`${title}: `}</span>
                  <span className="line-clamp-2 wrap-anywhere">{formatFirstValues(values)}</span>
                </summary>
                <StepValues values={values} />
              </details>
            ) : (
              <StepValues values={values} />
            )}
          </section>
        ))}
    </section>
  )
}

const formatFirstValues = (values: readonly SummaryValue[]) =>
  values
    .flatMap(({ text }) => text || [])
    .slice(0, 3)
    .join(' · ')

function StepValues({ values }: { values: readonly SummaryValue[] }) {
  const missing = values
    .filter(({ text, isRequired }) => text === '' && isRequired)
    .map(({ label }) => label)
    .join(', ')
  const items = [
    ...values.map(({ label, text }) => ({
      term: label,
      description: text && <UserText className="whitespace-pre-line">{text}</UserText>,
    })),
    { term: 'Not answered', description: missing && <span className="text-waiting">{missing}</span> },
  ]
  return <DescriptionList items={items.filter(({ description }) => description !== '')} />
}

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
  const { label: title, row: rowName, columns }: RowsSpec = APPLICATION_FIELDS[list]
  const requirement = { isRequired: isRequired(getFieldSpec(list)) }
  if (rows[list].length === 0) return [{ label: title, text: '', ...requirement }]
  return rows[list].map((row, index) => ({
    label: `${capitalise(rowName)} ${index + 1}`,
    text: Object.entries(row)
      .map(([column, text]) => (columns[column]?.kind === 'amount' ? formatAmount(text) : text))
      .filter(Boolean)
      .join(', '),
    ...requirement,
  }))
}

/** Groups the digits, as the host's PDF does. */
const formatAmount = (text: string) => (/^\d+$/.test(text) ? groupThousands(text) : text)

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
