import { APPLICATION_FIELDS } from './application-fields'
import {
  emptyApplicationForm,
  emptyRow,
  makeLists,
  TEXT_FIELDS,
  type ApplicationForm,
  type RowListName,
  type RowOf,
} from './application-form'
import { columnsOf } from './form-entries'
import { REVIEWERS, type Reviewer } from '../people/reviewers'
import { isAsked } from './validation'

// Development: the sample uses no messages, so hot updates of them need not reach the contract and reload the page.
if (import.meta.hot) import.meta.hot.accept('./validation', () => {})

const NOMINATED = [
  { name: 'Anula Silva', email: 'anula@north.example', affiliation: 'University of North' },
  { name: 'Bandu Fernando', email: 'bandu@south.example', affiliation: 'University of South' },
  { name: 'Chitra Raj', email: 'chitra@east.example', affiliation: 'University of East' },
]

const nominated = ({ label, number }: Reviewer, index: number) =>
  NOMINATED[index] ?? { name: label, email: `reviewer${number}@example.org`, affiliation: 'University of Example' }

export const sampleRow = <List extends RowListName>(list: List): RowOf<List> =>
  Object.fromEntries(columnsOf(list).map(([column, { sample }]) => [column, sample])) as RowOf<List>

/** Returns an application with the sample values of the field table, for example calls, tests and stories. */
export function sampleApplication(): ApplicationForm {
  const form: ApplicationForm = { ...emptyApplicationForm(), reviewers: REVIEWERS.map(nominated) }
  for (const name of TEXT_FIELDS) form[name] = APPLICATION_FIELDS[name].sample
  return { ...form, ...makeLists((list) => [isAsked(list, form, 'new') ? sampleRow(list) : emptyRow(list)]) }
}
