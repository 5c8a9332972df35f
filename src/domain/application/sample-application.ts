import { APPLICATION_FIELDS } from './application-fields'
import {
  makeEmptyForm,
  makeEmptyRow,
  buildLists,
  TEXT_FIELDS,
  type ApplicationForm,
  type RowListName,
  type RowOf,
} from './application-form'
import { getColumns } from './form-entries'
import { REVIEWERS, type Reviewer } from '../people/reviewers'
import { isFieldShown } from './validation'

// Imports no messages, because a hot update of a message would otherwise reach the contract and reload the page.
if (import.meta.hot) import.meta.hot.accept('./validation', () => {})

const SAMPLE_REVIEWERS = [
  { name: 'Anula Silva', email: 'anula@north.example', affiliation: 'University of North' },
  { name: 'Bandu Fernando', email: 'bandu@south.example', affiliation: 'University of South' },
  { name: 'Chitra Raj', email: 'chitra@east.example', affiliation: 'University of East' },
]

const toSampleReviewer = ({ label, number }: Reviewer, index: number) =>
  SAMPLE_REVIEWERS[index] ?? {
    name: label,
    email: `reviewer${number}@example.org`,
    affiliation: 'University of Example',
  }

export const makeSampleRow = <List extends RowListName>(list: List): RowOf<List> =>
  Object.fromEntries(getColumns(list).map(([column, { sample }]) => [column, sample])) as RowOf<List>

/** Returns an application with the sample values of the field table, for example calls, tests and stories. */
export function makeSampleApplication(): ApplicationForm {
  const form: ApplicationForm = { ...makeEmptyForm(), reviewers: REVIEWERS.map(toSampleReviewer) }
  for (const name of TEXT_FIELDS) form[name] = APPLICATION_FIELDS[name].sample
  return {
    ...form,
    ...buildLists((list) => [isFieldShown(list, form, 'new') ? makeSampleRow(list) : makeEmptyRow(list)]),
  }
}
