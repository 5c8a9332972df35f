import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Elements } from './elements'

/** The props that connect a control with its label, hint and error for screen readers. */
interface ControlIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  /** Hides the label visually, for a self-explanatory control in a bar. */
  isLabelHidden?: boolean
  /** What to enter, between the label and the control. */
  hint?: ReactNode
  /** Error message; marks the control as invalid. */
  error?: string | undefined
  /** A warning about a value that may still be correct; it does not prevent submitting. */
  advice?: string | undefined
  /** Most fields are required, so only the optional ones are marked. */
  optional?: boolean
  /** The control's id, if a link has to target it. */
  id?: string
  /** Renders the control with the props that connect it to the texts around it. */
  children: (control: ControlIds) => Elements
}

/** A control with its label, hint, advice and error, connected by ids. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  advice,
  optional = false,
  id,
  children,
}: FieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const adviceId = `${controlId}-advice`
  const optionalId = `${controlId}-optional`
  return (
    <div className="grid content-start gap-1.5">
      <div className={isLabelHidden ? 'sr-only' : 'flex flex-wrap gap-x-1.5'}>
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
        <p id={hintId} className="-mt-1 mb-0.5 text-sm wrap-anywhere text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': joinIds(
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
          <span>{advice}</span>
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-refused">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span>{text}</span>
    </p>
  )
}

/** Joins ids for `aria-describedby`; undefined without ids, which omits the attribute. */
export function joinIds(...ids: (string | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
