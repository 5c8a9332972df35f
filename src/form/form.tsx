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
import { readInputTexts, takeAutofill } from './autofill'
import { getFieldId, FormContext } from './form-context'
import { getBadInputError } from './use-field'
import type { Elements } from '@/ui/elements'

interface FormProps<In extends FieldValues, Out> {
  /** As returned by `useSchemaForm` or `useCheckedForm`. */
  form: UseFormReturn<In, unknown, Out>
  /** Called with valid values. Further submits are ignored until the promise settles. */
  onSubmit: (values: Out) => void | Promise<void>
  /** Ignores further submits while true. Required, so that callers cannot forget it. */
  busy: boolean
  /** Why the host refused the form. Required, so that callers cannot forget it. */
  submitError: string | null | undefined
  /** Technical details of `submitError`, to quote to the host's operators. */
  submitErrorDetail?: string | undefined
  /** Heading of the error summary; a function receives the errors. */
  invalidText?: string | ((errors: readonly string[]) => string | undefined) | undefined
  /** Called after a failed check, once the summary is rendered. */
  onInvalid?: () => void
  /** Name of the field to focus and validate, on mount and when it changes. */
  focusedField?: string | undefined
  /** The buttons below the fields, one of them with the type `submit`. */
  actions?: ReactNode
  /** Accessible name, if a page has several forms. */
  label?: string
  children: Elements
}

/** The shell of every form: validates on submit, summarises the errors and shows the host's refusal. */
export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { form, onSubmit, busy, submitError, submitErrorDetail, invalidText, onInvalid, focusedField } = props
  // Inert until hydration. Otherwise it would lose typed text, and could submit a password in the URL.
  const isPrerendered = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  const formId = useId()
  const context = useMemo(
    () => ({ formId, rowLabels: new Map<string, string | null>(), pendingChecks: new Set<Promise<boolean>>() }),
    [formId],
  )
  const [problems, setProblems] = useState<SummaryItem[]>([])
  const [summaryText, setSummaryText] = useState<string>()
  const summary = useRef<HTMLDivElement>(null)
  const isSubmitting = useRef(false)
  const isInDialog = useIsInDialog()
  const [wasPrerendered] = useState(isPrerendered)
  const formElement = useRef<HTMLFormElement>(null)

  // Runs before React overwrites inputs that were autofilled before hydration.
  useLayoutEffect(() => {
    const autofill = wasPrerendered && formElement.current ? readInputTexts(formElement.current) : takeAutofill()
    for (const [inputName, text] of autofill) {
      const name = inputName as FieldPath<In> // Inputs of browser extensions are not in the form.
      if (form.getValues(name) !== undefined)
        form.setValue(name, text as PathValue<In, typeof name>, { shouldDirty: true })
    }
  }, [form, wasPrerendered])

  useEffect(() => {
    if (focusedField === undefined) return
    document.getElementById(getFieldId(formId, focusedField))?.focus()
    // An unknown field name causes no error.
    void form.trigger(focusedField as FieldPath<In>)
  }, [form, formId, focusedField])

  function summarise(errors: FieldErrors<In>): SummaryItem[] {
    const items = flattenErrors(errors).map(({ name, message }) => {
      const rowLabel = context.rowLabels.get(name) ?? null
      const text = rowLabel === null ? message : `${rowLabel}: ${message}`
      return { name, controlId: getFieldId(formId, name), text }
    })
    return items.toSorted((a, b) => compareByPosition(a.controlId, b.controlId))
  }

  /** Needs a ref, because a second click may precede the render in which `busy` changes. */
  async function submitOnce(event: SyntheticEvent<HTMLFormElement>) {
    if (busy || isSubmitting.current) return
    isSubmitting.current = true
    await submit(event).finally(() => (isSubmitting.current = false))
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    const { elements } = event.currentTarget
    // If a file check fails, the field still has its previous value, which must not be sent.
    const checks = await Promise.all(context.pendingChecks)
    if (checks.includes(false)) return
    const badInputs = findBadInputs(elements)
    await form.handleSubmit(badInputs.length === 0 ? onSubmit : () => {})(event)
    for (const { name, message } of badInputs) form.setError(name as FieldPath<In>, { type: 'unreadable', message })
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
        ref={formElement}
        noValidate
        inert={isPrerendered}
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
  const openProblems = problems.filter((item) => get(errors, item.name) !== undefined)
  if (openProblems.length === 0) return null
  return <ErrorSummary ref={ref} text={text} items={openProblems} />
}

/** Makes the surrounding dialog confirm before entries are discarded. */
function UnsavedForm<In extends FieldValues, Out>({ control }: { control: Control<In, unknown, Out> }) {
  const { dirtyFields } = useFormState({ control })
  // Unlike `isDirty`, not set by a file field without a default value.
  useUnsavedEntry(Object.keys(dirtyFields).length > 0)
  return null
}

/** Returns the inputs with `badInput`. A schema may accept them, because their value is empty. */
function findBadInputs(elements: HTMLFormControlsCollection) {
  return Array.from(elements).flatMap((input) => {
    const message = getBadInputError(input)
    return message === undefined ? [] : [{ name: input.getAttribute('name') ?? '', message }]
  })
}

/** Compares by document order; fields that are not rendered come last. */
function compareByPosition(idA: string, idB: string): number {
  const a = document.getElementById(idA)
  const b = document.getElementById(idB)
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
