import * as dashboard from '../../stories/account/dashboard.stories'
import * as deviceData from '../../stories/account/device-data.stories'
import * as login from '../../stories/account/login.stories'
import * as signUp from '../../stories/account/sign-up.stories'
import * as shell from '../../stories/app/shell.stories'
import * as projectStep from '../../stories/apply/project-step.stories'
import * as reviewersStep from '../../stories/apply/reviewers-step.stories'
import * as uploadsStep from '../../stories/apply/uploads-step.stories'
import * as applicationDates from '../../stories/council/application-dates.stories'
import * as approvedApplications from '../../stories/council/approved-applications.stories'
import * as decide from '../../stories/council/decide.stories'
import * as orderApplications from '../../stories/council/order-applications.stories'
import * as queue from '../../stories/council/queue.stories'
import * as requestAgreement from '../../stories/council/request-agreement.stories'
import * as requestApproval from '../../stories/council/request-approval.stories'
import * as reviewCriteria from '../../stories/council/review-criteria.stories'
import * as sendReviewers from '../../stories/council/send-reviewers.stories'
import * as viewApplications from '../../stories/council/view-applications.stories'
import * as moreDetails from '../../stories/details/more-details.stories'
import * as form from '../../stories/form/form.stories'
import * as budget from '../../stories/grants/budget.stories'
import * as submittedApplications from '../../stories/grants/submitted-applications.stories'
import * as tokens from '../../stories/handbook/tokens.stories'
import * as decision from '../../stories/invited/decision.stories'
import * as review from '../../stories/invited/review.stories'
import * as dataTable from '../../stories/table/data-table.stories'
import * as button from '../../stories/ui/button.stories'
import * as dialog from '../../stories/ui/dialog.stories'
import * as frontPage from '../../stories/visitor/front-page.stories'
import * as home from '../../stories/visitor/home.stories'

/** Selects stories of one file by the names of its exports. */
const of = <Module extends object>(module: Module, ...names: Exclude<keyof Module & string, 'default'>[]) => ({
  module,
  names,
})

/** One screen of each kind of visitors and applicants, in its fullest state. */
export const APPLICANT_SCREENS = [
  of(frontPage, 'Default'),
  of(home, 'Default'),
  of(login, 'Refused'),
  of(signUp, 'NothingFilledIn'),
  of(dashboard, 'ApplicantWithDraft', 'Secretary'),
  of(deviceData, 'OfTheCouncil'),
  of(shell, 'NotFound'),

  of(projectStep, 'Default'),
  of(uploadsStep, 'Default'),
  of(reviewersStep, 'Warnings'),
  of(submittedApplications, 'Default'),
  of(budget, 'Default'),
  of(moreDetails, 'Default'),
]

/** One screen of each kind of the council and of invited people, and components of many screens. */
export const COUNCIL_SCREENS = [
  of(viewApplications, 'Default'),
  of(orderApplications, 'RowOpened'),
  of(decide, 'Default'),
  of(requestApproval, 'Composer'),
  of(sendReviewers, 'SeveralEmails'),
  of(approvedApplications, 'Board', 'GrantWarnings'),
  of(requestAgreement, 'Default'),
  of(reviewCriteria, 'Default'),
  of(applicationDates, 'Default'),
  of(queue, 'NotSent'),

  of(decision, 'Default'),
  of(review, 'Default'),

  of(dataTable, 'SearchAndFilters'),
  of(form, 'WithSummary'),
  of(dialog, 'LongText'),
  of(button, 'Variants'),
  of(tokens, 'Default'),
]

export type Screens = readonly (typeof APPLICANT_SCREENS | typeof COUNCIL_SCREENS)[number][]
