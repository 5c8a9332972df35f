import type { Output } from '@/contract'
import type { ApplicationForm } from '@/domain/application-form'
import { restoreForm } from '@/domain/restore-form'

/** The answers in a reply of GetFormData.php, whose lists have names of their own (wire 2.4). */
export function readSavedForm({ data }: Output<'getFormData'>): ApplicationForm {
  const { grants, funding, ...answers } = data
  return restoreForm({ ...answers, grantRows: grants, fundingRows: funding }).form
}

/** The lists of a reply, each only where the host gives it. */
export const rowsIn = ({ data: { grants, funding, co_investigators } }: Output<'getFormData'>) => ({
  grantRows: grants,
  fundingRows: funding,
  co_investigators,
})
