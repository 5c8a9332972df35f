import { Link } from 'react-router-dom'
import { APPLICATION_FIELDS, fieldsOf, fieldSpec } from '@/domain/application/application-fields'
import { isFileField, isRowList, type ApplicationForm, type RowListName } from '@/domain/application/application-form'
import { STEP_DETAILS, STEPS, type Step } from '@/domain/application/application-steps'
import { isRequired } from '@/domain/application/field-spec'
import { entriesOf, labelOf, type FormEntry } from '@/domain/application/form-entries'
import type { FormVariant } from '@/domain/application/validation'
import { formatHostDate } from '@/domain/dates/host-date'
import type { ChosenFacts } from '@/features/drafts/draft-state'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { UserText } from '@/ui/user-text'
import { useApplication } from '../application-context'
import { fileWords } from '../fields/file-words'
import { useChosenNames, type ChosenNames } from '../fields/use-chosen-names'
import { linkTo } from '../steps/step-paths'
import { valuesToSend } from './submission-input'

export function Review() {
  const application = useApplication()
  const { state, rules, step: current } = application
  const names = useChosenNames(state.form)
  const steps = reviewValues({ form: state.form, facts: state.facts, rules, names })
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
            {step === current ? (
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
              .filter((value) => !isEmptyOption(value))
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
          <EmptyFields labels={values.filter(isEmptyOption).map(({ label }) => label)} />
        </section>
      ))}
    </section>
  )
}

const isEmptyOption = ({ text, isRequired }: ReviewValue) => text === '' && !isRequired

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

/** The fields of the open step are on this page, above. */
const focusFirstField = () => document.querySelector<HTMLElement>('main form input')?.focus()

/** One value on the review page; `text` is empty if there is none. */
interface ReviewValue {
  readonly label: string
  readonly text: string
  readonly isRequired: boolean
}

interface StepValues {
  readonly step: Step
  readonly title: string
  readonly values: readonly ReviewValue[]
}

interface ReviewedApplication {
  readonly form: ApplicationForm
  readonly facts: ChosenFacts
  readonly rules: FormVariant
  readonly names: ChosenNames
}

type SentValues = ReturnType<typeof valuesToSend>

/** Returns the values as they will be sent, by step. Omits fields that do not apply. */
export function reviewValues({ form, facts, rules, names }: ReviewedApplication): StepValues[] {
  const sent = valuesToSend(form, rules)
  return STEPS.map((step) => ({
    step,
    title: STEP_DETAILS[step].label,
    values: fieldsOf(step).flatMap((field) => {
      if (isFileField(field)) return [{ label: labelOf(field), text: fileWords(facts[field]), isRequired: true }]
      if (sent.notAsked.includes(field)) return []
      if (isRowList(field)) return rowValues(sent, field)
      return entriesOf(field).map((entry) => ({
        label: entry.spec.label,
        text: textOf(sent, entry, names),
        isRequired: isRequired(fieldSpec(field)),
      }))
    }),
  }))
}

function textOf({ answers }: SentValues, { field, spec, read }: FormEntry, names: ChosenNames): string {
  const text = read(answers)
  if (field === 'faculty' || field === 'department') return names[field] ?? text
  if (spec.kind === 'yesNo') return text === 'yes' ? 'Yes' : text === 'no' ? 'No' : ''
  return spec.kind === 'day' ? formatHostDate(text) : text
}

function rowValues({ rows }: SentValues, list: RowListName): ReviewValue[] {
  const { label: title, row: rowName } = APPLICATION_FIELDS[list]
  const common = { isRequired: isRequired(fieldSpec(list)) }
  if (rows[list].length === 0) return [{ label: title, text: '', ...common }]
  return rows[list].map((row, index) => ({
    label: `${capitalised(rowName)} ${index + 1}`,
    text: Object.values(row).filter(Boolean).join(', '),
    ...common,
  }))
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
