import type { Output } from '@/contract'
import {
  emptyApplicationForm,
  emptyRow,
  isEmptyRow,
  makeLists,
  type ApplicationForm,
} from '@/domain/application/application-form'

/** Form values from a GetFormData.php response. Missing or empty lists get one empty row. */
export const readSavedForm = ({ data }: Output<'getFormData'>): ApplicationForm => ({
  ...emptyApplicationForm(),
  ...data,
  ...makeLists((list) => {
    const filled = (data[list] ?? []).filter((row) => !isEmptyRow(list, row))
    return filled.length > 0 ? filled : [emptyRow(list)]
  }),
})
