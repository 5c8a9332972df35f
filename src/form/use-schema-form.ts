import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from '@/domain/zod'

/**
 * A form ruled by a schema: checked on submit, and from then on with every change, so that an error goes
 * away as soon as it is mended.
 */
export function useSchemaForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> {
  return useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues,
    // The summary of errors takes the focus instead.
    shouldFocusError: false,
  })
}
