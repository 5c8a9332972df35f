import { fieldSpec, fieldsOf } from '@/domain/application/application-fields'
import { emptyApplicationForm, type ApplicationForm } from '@/domain/application/application-form'

/** Not copied: leave (asked for the next two years) and the project itself. */
const CARRIED = (['profile', 'supervisors', 'reviewers'] as const)
  .flatMap(fieldsOf)
  .filter((name) => name !== 'leaveRequested' && fieldSpec(name).onlyIf !== 'leaveRequested')

/** Copies the applicant, the team and the reviewers into an empty form. */
export const carriedOver = (earlier: ApplicationForm): ApplicationForm => ({
  ...emptyApplicationForm(),
  ...Object.fromEntries(Object.entries(earlier).filter(([name]) => CARRIED.some((carried) => carried === name))),
})
