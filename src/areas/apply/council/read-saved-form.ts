import type { Output } from '@/contract'
import { emptyApplicationForm, emptyRow, makeLists, type ApplicationForm } from '@/domain/application/application-form'

/** Form values from a GetFormData.php response. Missing or empty lists get one empty row. */
export const readSavedForm = ({ data }: Output<'getFormData'>): ApplicationForm => ({
  ...emptyApplicationForm(),
  ...data,
  ...makeLists((list) => (data[list]?.length ? data[list] : [emptyRow(list)])),
})
