import { Link } from 'react-router-dom'
import type { Step } from '@/domain/application/application-steps'
import type { FieldPath } from '@/domain/application/form-entries'
import { useApplication } from '../application-context'
import { linkTo } from '../steps/step-paths'

interface StepFieldLinksProps {
  fields: readonly { readonly step: Step; readonly field: FieldPath; readonly text: string }[]
}

/** Links to fields of this step or another one. */
export function StepFieldLinks({ fields }: StepFieldLinksProps) {
  const application = useApplication()
  return (
    <ul className="grid gap-1">
      {fields.map(({ step, field, text }) => (
        <li key={field}>
          <Link
            {...linkTo(application, step, field)}
            className="inline-block min-h-6 underline underline-offset-4 hover:decoration-2"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
