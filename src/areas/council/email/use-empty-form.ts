import { z } from '@/contract/zod'
import { useSchemaForm } from '@/form/use-schema-form'

const nothing = z.object({})

/** The form of a mail whose recipient is settled: only its message can be changed. */
export function useEmptyForm() {
  return useSchemaForm(nothing, {})
}
