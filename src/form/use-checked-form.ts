import {
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'

interface Problem {
  /** The path of the answer: `grantRows.1.amount`. */
  field: string
  message: string
}

/**
 * A form ruled by a function of the domain that lists what is wrong, such as `validateStep`. Works as
 * useSchemaForm does; where one field has several problems the first is shown.
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
      // Set from the last to the first, so that the first of a field's problems is the one that stays.
      for (const { field, message } of problems.toReversed()) set(errors, field, { type: 'domain', message })
      return { values: {}, errors }
    },
    defaultValues,
    shouldFocusError: false,
  })
}
