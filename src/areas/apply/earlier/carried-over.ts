import { emptyApplicationForm, type ApplicationForm, type TextFieldName } from '@/domain/application-form'
import { REVIEWERS } from '@/domain/reviewers'

/** Leave is asked about the next two years, and the project is another one: neither is carried over. */
const TEXTS: readonly TextFieldName[] = [
  'title',
  'name',
  'faculty',
  'department',
  'email',
  'phone',
  'position',
  'degree',
  'university',
  'year',
  'field',
  'foreign_collaborators',
  'foreign_collaborator_departmentUniversity',
  ...REVIEWERS.flatMap(
    ({ number }) => [`reviewer${number}Name`, `reviewer${number}Email`, `reviewer${number}Affiliation`] as const,
  ),
]

/** A new application with what an earlier one says of the people in it: applicant, team and reviewers (users 23). */
export const carriedOver = (earlier: ApplicationForm): ApplicationForm => ({
  ...emptyApplicationForm(),
  ...Object.fromEntries(TEXTS.map((field) => [field, earlier[field]])),
  co_investigators: earlier.co_investigators,
})
