import type { Output } from '@/contract'
import { emptyApplicationForm, emptyRow, makeLists, type ApplicationForm } from '@/domain/application-form'

/** The answers in a reply of GetFormData.php. A list never loses its last row, and a host may leave one out. */
export const readSavedForm = ({ data }: Output<'getFormData'>): ApplicationForm => ({
  ...emptyApplicationForm(),
  ...data,
  ...makeLists((list) => (data[list]?.length ? data[list] : [emptyRow(list)])),
})
