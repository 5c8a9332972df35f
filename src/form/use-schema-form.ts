import { zodResolver } from '@hookform/resolvers/zod'
import {
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from '@/lib/zod'

/** Creates a form validated by a schema: on submit, then on every change, so that fixed errors disappear. */
export function useSchemaForm<In extends FieldValues, Out>(
  schema: z.ZodMiniType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> {
  return useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues,
    // The summary of errors takes the focus instead.
    shouldFocusError: false,
  })
}

interface Problem {
  /** The path of the field: `grantRows.1.amount`. */
  field: string
  message: string
}

/**
 * Creates a form validated by a domain function, such as `validateStep`; otherwise works like `useSchemaForm`. If a
 * field has several problems, the first is shown.
 */
export function useCheckedForm<In extends FieldValues>(
  check: (values: In) => readonly Problem[],
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, In> {
  return useForm<In, unknown, In>({
    resolver: (values) => {
      const problems = check(values)
      if (problems.length === 0) return { values, errors: {} }
      const errors: FieldErrors<In> = {}
      // Reversed, so that the first problem of a field overwrites its others.
      for (const { field, message } of problems.toReversed()) set(errors, field, { type: 'domain', message })
      return { values: {}, errors }
    },
    defaultValues,
    shouldFocusError: false,
  })
}
