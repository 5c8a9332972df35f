import { fieldSpec, fieldsOf } from '@/domain/application-fields'
import { emptyApplicationForm, type ApplicationForm } from '@/domain/application-form'

/** Leave is asked about the next two years, and the project is another one: neither is carried over. */
const CARRIED = (['profile', 'supervisors', 'reviewers'] as const)
  .flatMap(fieldsOf)
  .filter((name) => name !== 'leaveRequested' && fieldSpec(name).onlyIf !== 'leaveRequested')

/** A new application with what an earlier one says of the people in it: applicant, team and reviewers. */
export const carriedOver = (earlier: ApplicationForm): ApplicationForm => ({
  ...emptyApplicationForm(),
  ...Object.fromEntries(Object.entries(earlier).filter(([name]) => CARRIED.some((carried) => carried === name))),
})
