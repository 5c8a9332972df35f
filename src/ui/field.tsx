import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { describedBy } from './described-by'

/** What a control takes so that its label, hint and error are read with it. */
interface ControlIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** What looks wrong and may be right all the same: nothing is held up by it. */
  advice?: string | undefined
  /** Most fields are required, so it is the optional ones that say so. */
  optional?: boolean
  /** The control's id, where a link has to find it. */
  id?: string
  children: (control: ControlIds) => ReactNode
}

/** A label, a hint, a control and its error, tied together by ids. */
export function Field({ label, hint, error, advice, optional = false, id, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const adviceId = `${controlId}-advice`
  const optionalId = `${controlId}-optional`
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex flex-wrap gap-x-1.5">
        <label htmlFor={controlId} className="font-semibold">
          {label}
        </label>
        {optional && (
          <span id={optionalId} className="text-ink-soft">
            (optional)
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="-mt-1 mb-0.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy(
          optional && optionalId,
          hint !== undefined && hintId,
          error !== undefined && errorId,
          advice !== undefined && adviceId,
        ),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && <FieldError id={errorId} text={error} />}
      {advice !== undefined && (
        <p id={adviceId} role="status" className="flex items-start gap-1.5 text-sm text-waiting">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          {advice}
        </p>
      )}
    </div>
  )
}

/** The words that say what to mend, beside the thing to mend. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-refused">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      {text}
    </p>
  )
}
