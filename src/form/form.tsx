import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import {
  get,
  useFormState,
  type Control,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import { flushSync } from 'react-dom'
import { Banner } from '@/ui/banner'
import { useIsInDialog, useUnsavedEntry } from '@/ui/unsaved-entries'
import { ErrorSummary, flattenErrors, type SummaryItem } from './error-summary'
import { textsIn, takeFilled } from './filled-early'
import { fieldId, FormContext } from './form-context'
import { unreadableText } from './use-field'
import type { Elements } from '@/ui/elements'

interface FormProps<In extends FieldValues, Out> {
  /** As returned by `useSchemaForm` or `useCheckedForm`. */
  form: UseFormReturn<In, unknown, Out>
  /** Called with valid values; further submits are ignored until it settles. */
  onSubmit: (values: Out) => void | Promise<void>
  /** Ignores further submits while true. Required, so that callers cannot forget it. */
  busy: boolean
  /** Why the host refused the form. Required, so that callers cannot forget it. */
  submitError: string | null | undefined
  /** Technical details of `submitError`, to quote to the host's operators. */
  submitErrorDetail?: string | undefined
  /** Heading of the error summary; a function receives the errors. */
  invalidText?: string | ((found: readonly string[]) => string | undefined) | undefined
  /** Called after a failed check, once the summary is rendered. */
  onInvalid?: () => void
  /** Name of the field to focus and validate, on mount and when it changes. */
  goTo?: string | undefined
  /** The buttons below the fields, one of them with the type `submit`. */
  actions?: ReactNode
  /** Accessible name, if a page has several forms. */
  label?: string
  children: Elements
}

/** The shell of every form: validates on submit, summarises the errors and shows the host's refusal. */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form, onSubmit, busy, submitError, submitErrorDetail, invalidText, onInvalid, goTo } = props
  // Inert until hydration: a prerendered form would lose what is typed, and submit a password in the URL.
  const isStill = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  const formId = useId()
  const context = useMemo(
    () => ({ formId, rowLabels: new Map<string, string | null>(), underWay: new Set<Promise<boolean>>() }),
    [formId],
  )
  const [problems, setProblems] = useState<SummaryItem[]>([])
  const [summaryText, setSummaryText] = useState<string>()
  const summary = useRef<HTMLDivElement>(null)
  const submitting = useRef(false)
  const isInDialog = useIsInDialog()
  const [wasInHtml] = useState(isStill)
  const element = useRef<HTMLFormElement>(null)

  // Runs before React overwrites inputs that were autofilled before hydration.
  useLayoutEffect(() => {
    const filled = wasInHtml && element.current ? textsIn(element.current) : takeFilled()
    for (const [written, text] of filled) {
      const name = written as FieldPath<In> // Inputs of browser extensions are not in the form.
      if (form.getValues(name) !== undefined)
        form.setValue(name, text as PathValue<In, typeof name>, { shouldDirty: true })
    }
  }, [form, wasInHtml])

  useEffect(() => {
    if (goTo === undefined) return
    document.getElementById(fieldId(formId, goTo))?.focus()
    // An unknown field name causes no error.
    void form.trigger(goTo as FieldPath<In>)
  }, [form, formId, goTo])

  function summarise(errors: FieldErrors<In>): SummaryItem[] {
    const items = flattenErrors(errors).map(({ name, message }) => {
      const rowLabel = context.rowLabels.get(name) ?? null
      const text = rowLabel === null ? message : `${rowLabel}: ${message}`
      return { name, controlId: fieldId(formId, name), text }
    })
    return items.toSorted((a, b) => inReadingOrder(a.controlId, b.controlId))
  }

  /** Uses a ref too: `busy` changes with the next render, and a second click may come first. */
  async function submitOnce(event: SyntheticEvent<HTMLFormElement>) {
    if (busy || submitting.current) return
    submitting.current = true
    await submit(event).finally(() => (submitting.current = false))
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    const { elements } = event.currentTarget
    // Waits for pending file checks. If one is refused, the previous value is not sent.
    const checks = await Promise.all(context.underWay)
    if (checks.includes(false)) return
    const unreadable = unreadableInputs(elements)
    await form.handleSubmit(unreadable.length === 0 ? onSubmit : () => {})(event)
    for (const { name, message } of unreadable) form.setError(name as FieldPath<In>, { type: 'unreadable', message })
    // Read after `onSubmit`, to include errors that it sets with `form.setError`.
    const items = summarise(form.getErrors())
    if (items.length === 0) return
    flushSync(() => {
      setProblems(items)
      setSummaryText(typeof invalidText === 'function' ? invalidText(items.map(({ text }) => text)) : invalidText)
    })
    summary.current?.focus()
    onInvalid?.()
  }

  return (
    <FormContext value={context}>
      <form
        ref={element}
        noValidate
        inert={isStill}
        aria-label={props.label}
        aria-busy={busy || undefined}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submitOnce(event)
        }}
      >
        {isInDialog && <UnsavedForm control={form.control} />}
        <LiveSummary control={form.control} text={summaryText} problems={problems} ref={summary} />
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
  text: string | undefined
  problems: readonly SummaryItem[]
  ref: Ref<HTMLDivElement>
}

/** Shows the errors of the last check that are not fixed yet. */
function LiveSummary<In extends FieldValues, Out>(props: LiveSummaryProps<In, Out>) {
  const { control, text, problems, ref } = props
  const { errors } = useFormState({ control })
  const open = problems.filter((item) => get(errors, item.name) !== undefined)
  if (open.length === 0) return null
  return <ErrorSummary ref={ref} text={text} items={open} />
}

/** Makes the surrounding dialog confirm before entries are discarded. */
function UnsavedForm<In extends FieldValues, Out>({ control }: { control: Control<In, unknown, Out> }) {
  const { dirtyFields } = useFormState({ control })
  // Unlike `isDirty`, not set by a file field without a default value.
  useUnsavedEntry(Object.keys(dirtyFields).length > 0)
  return null
}

/** Returns the inputs with `badInput`. Their value is empty, which a schema may accept. */
function unreadableInputs(elements: HTMLFormControlsCollection) {
  return Array.from(elements).flatMap((input) => {
    const message = unreadableText(input)
    return message === undefined ? [] : [{ name: input.getAttribute('name') ?? '', message }]
  })
}

/** Compares by document order; fields that are not rendered come last. */
function inReadingOrder(idA: string, idB: string): number {
  const a = document.getElementById(idA)
  const b = document.getElementById(idB)
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
