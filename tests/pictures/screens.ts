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
const selectStories = <Module extends object>(
  module: Module,
  ...names: Exclude<keyof Module & string, 'default'>[]
) => ({
  module,
  names,
})

/** One screen of each kind for visitors and applicants, with the most content. */
export const APPLICANT_SCREENS = [
  selectStories(frontPage, 'Default'),
  selectStories(home, 'Default'),
  selectStories(login, 'Refused'),
  selectStories(signUp, 'NothingFilledIn'),
  selectStories(dashboard, 'ApplicantWithDraft', 'Secretary'),
  selectStories(deviceData, 'OfTheCouncil'),
  selectStories(shell, 'NotFound'),

  selectStories(projectStep, 'Default'),
  selectStories(uploadsStep, 'Default'),
  selectStories(reviewersStep, 'Warnings'),
  selectStories(submittedApplications, 'Default'),
  selectStories(budget, 'Default'),
  selectStories(moreDetails, 'Default'),
]

/** One screen of each kind for the council and invited people, and components of many screens. */
export const COUNCIL_SCREENS = [
  selectStories(viewApplications, 'Default'),
  selectStories(orderApplications, 'RowOpened'),
  selectStories(decide, 'Default'),
  selectStories(requestApproval, 'Composer'),
  selectStories(sendReviewers, 'SeveralEmails'),
  selectStories(approvedApplications, 'Board', 'GrantWarnings'),
  selectStories(requestAgreement, 'Default'),
  selectStories(reviewCriteria, 'Default'),
  selectStories(applicationDates, 'Default'),
  selectStories(queue, 'NotSent'),

  selectStories(decision, 'Default'),
  selectStories(review, 'Default'),

  selectStories(dataTable, 'SearchAndFilters'),
  selectStories(form, 'WithSummary'),
  selectStories(dialog, 'LongText'),
  selectStories(button, 'Variants'),
  selectStories(tokens, 'Default'),
]

export type Screens = readonly (typeof APPLICANT_SCREENS | typeof COUNCIL_SCREENS)[number][]
