import { z } from '@/contract/zod'
import { usePortalForm } from '@/form/use-portal-form'

const nothing = z.object({})

/** The form of a mail whose recipient is settled: only its message can be changed. */
export function useNoFields() {
  return usePortalForm(nothing, {})
}
