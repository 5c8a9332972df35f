import { Link } from 'react-router-dom'
import { STEP_DETAILS } from '@/domain/application/application-steps'
import { messages } from '@/domain/texts/messages'
import type { Problem } from '@/domain/application/validation'
import { Banner } from '@/ui/banner'
import { useApplication } from '../application-context'
import { linkTo } from '../steps/step-link'

/** Links to the invalid fields of other steps; the open step lists its own in the form's error summary. */
export function MissingAnswers({ problems }: { problems: readonly Problem[] }) {
  const application = useApplication()
  return (
    <Banner tone="error" title={messages.finalSubmit.missingFields}>
      <ul className="mt-1 grid gap-1">
        {problems.map(({ step, field, label, message, row }) => (
          <li key={field}>
            <Link
              {...linkTo(application, step, field)}
              className="inline-block min-h-6 underline underline-offset-4 hover:decoration-2"
            >
              {`${STEP_DETAILS[step].label}: ${row === undefined ? message : `${label}: ${message}`}`}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
