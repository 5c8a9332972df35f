import { useId, useMemo, useRef, useState, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import {
  get,
  useFormState,
  type Control,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { flushSync } from 'react-dom'
import { Banner } from '@/ui/banner'
import { ErrorSummary, type SummaryItem } from './error-summary'
import { flattenErrors } from './flatten-errors'
import { fieldId, FormContext } from './form-context'

interface FormProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  onSubmit: (values: Out) => void | Promise<void>
  /** Required, so that it cannot be forgotten: while true a second submit is ignored. */
  busy: boolean
  /** Required, so that it cannot be forgotten: why the host did not take the form. */
  submitError: string | null | undefined
  submitErrorDetail?: string | undefined
  /** Told after a failed check, with the summary in place: for the alert that spec 5 asks for. */
  onInvalid?: () => void
  /** Brings a field that is not shown into sight, when its error's link is followed. */
  onReveal?: (name: string) => void
  actions?: ReactNode
  /** Names the form, where a page has more than one. */
  label?: string
  children: ReactNode
}

/** The shell of every form: checks on submit, sums up what is wrong, and shows what the host said. */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form, onSubmit, busy, submitError, submitErrorDetail, onInvalid, onReveal } = props
  const formId = useId()
  const context = useMemo(
    () => ({ formId, rowLabels: new Map<string, string | null>(), underWay: new Set<Promise<boolean>>() }),
    [formId],
  )
  const [problems, setProblems] = useState<SummaryItem[]>([])
  const summary = useRef<HTMLDivElement>(null)
  const submitting = useRef(false)

  function summarise(errors: FieldErrors<In>): SummaryItem[] {
    const items = flattenErrors(errors).map(({ name, message }) => {
      const rowLabel = context.rowLabels.get(name) ?? null
      const text = rowLabel === null ? message : `${rowLabel}: ${message}`
      return { name, controlId: fieldId(formId, name), text }
    })
    return items.toSorted((a, b) => inReadingOrder(a.controlId, b.controlId))
  }

  /** `busy` comes with the next drawing of the page, and a second press may be faster. */
  async function submitOnce(event: SyntheticEvent) {
    if (busy || submitting.current) return
    submitting.current = true
    await submit(event).finally(() => (submitting.current = false))
  }

  async function submit(event: SyntheticEvent) {
    // A file that was chosen a moment ago is still looked into. Where it is refused, what was there before is not sent.
    const looks = await Promise.all(context.underWay)
    if (looks.includes(false)) return
    await form.handleSubmit(onSubmit)(event)
    // Read afterwards, so that what the host said about a field (form.setError) is summed up as well.
    const items = summarise(form.getErrors())
    if (items.length === 0) return
    // The summary has the focus before an alert opens, so that the alert gives it back to the summary.
    flushSync(() => setProblems(items))
    summary.current?.focus()
    onInvalid?.()
  }

  return (
    <FormContext value={context}>
      <form
        noValidate
        aria-label={props.label}
        aria-busy={busy || undefined}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submitOnce(event)
        }}
      >
        <LiveSummary control={form.control} problems={problems} ref={summary} onReveal={onReveal} />
        {props.children}
        {typeof submitError === 'string' && (
          <Banner tone="error" detail={submitErrorDetail}>
            {submitError}
          </Banner>
        )}
        {props.actions !== undefined && <div className="flex flex-wrap items-start gap-4">{props.actions}</div>}
      </form>
    </FormContext>
  )
}

interface LiveSummaryProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  problems: readonly SummaryItem[]
  ref: Ref<HTMLDivElement>
  onReveal: ((name: string) => void) | undefined
}

/** The summary of the last check, without what has been mended since. */
function LiveSummary<In extends FieldValues, Out>({ control, problems, ref, onReveal }: LiveSummaryProps<In, Out>) {
  const { errors } = useFormState({ control })
  const open = problems.filter((item) => get(errors, item.name) !== undefined)
  if (open.length === 0) return null
  return <ErrorSummary ref={ref} items={open} onReveal={onReveal} />
}

/** As the fields stand on the page; those not shown come last. */
function inReadingOrder(idA: string, idB: string): number {
  const a = document.getElementById(idA)
  const b = document.getElementById(idB)
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
