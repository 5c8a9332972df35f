import { Link } from 'react-router-dom'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { UserText } from '@/ui/user-text'
import { useApplication } from '../application-context'
import { useChosenNames } from '../fields/use-chosen-names'
import { linkTo } from '../steps/step-link'
import { reviewValues, type ReviewValue } from './review-values'

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
