import * as dashboard from '../../stories/account/dashboard.stories'
import * as deviceData from '../../stories/account/device-data.stories'
import * as login from '../../stories/account/login.stories'
import * as profile from '../../stories/account/profile.stories'
import * as signUp from '../../stories/account/sign-up.stories'
import * as shell from '../../stories/app/shell.stories'
import * as wrongHost from '../../stories/app/wrong-host.stories'
import * as editTabs from '../../stories/apply/edit-tabs.stories'
import * as profileStep from '../../stories/apply/profile-step.stories'
import * as projectStep from '../../stories/apply/project-step.stories'
import * as reviewersStep from '../../stories/apply/reviewers-step.stories'
import * as supervisorsStep from '../../stories/apply/supervisors-step.stories'
import * as uploadsStep from '../../stories/apply/uploads-step.stories'
import * as applicationDates from '../../stories/council/application-dates.stories'
import * as approveBudget from '../../stories/council/approve-budget.stories'
import * as approvedApplications from '../../stories/council/approved-applications.stories'
import * as decide from '../../stories/council/decide.stories'
import * as orderApplications from '../../stories/council/order-applications.stories'
import * as queue from '../../stories/council/queue.stories'
import * as requestAgreement from '../../stories/council/request-agreement.stories'
import * as requestApproval from '../../stories/council/request-approval.stories'
import * as requestReport from '../../stories/council/request-report.stories'
import * as reviewCriteria from '../../stories/council/review-criteria.stories'
import * as reviewerDocuments from '../../stories/council/reviewer-documents.stories'
import * as sendReviewers from '../../stories/council/send-reviewers.stories'
import * as viewApplications from '../../stories/council/view-applications.stories'
import * as moreDetails from '../../stories/details/more-details.stories'
import * as form from '../../stories/form/form.stories'
import * as budget from '../../stories/grants/budget.stories'
import * as progressReport from '../../stories/grants/progress-report.stories'
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

/** The key screens of visitors and applicants, in their fullest states. */
export const APPLICANT_SCREENS = [
  of(frontPage, 'Default'),
  of(home, 'Default'),
  of(login, 'Refused'),
  of(signUp, 'NothingFilledIn'),
  of(profile, 'Default'),
  of(dashboard, 'ApplicantWithDraft', 'Secretary', 'Director'),
  of(deviceData, 'OfTheCouncil'),
  of(shell, 'NotFound', 'SessionNotChecked', 'LogInAgain'),
  of(wrongHost, 'AnotherPage'),

  of(profileStep, 'Default'),
  of(projectStep, 'Default'),
  of(supervisorsStep, 'Default'),
  of(uploadsStep, 'Default'),
  of(reviewersStep, 'Warnings'),
  of(editTabs, 'Default'),
  of(submittedApplications, 'Default'),
  of(budget, 'Default'),
  of(progressReport, 'Default'),
  of(moreDetails, 'Default'),
]

/** The key screens of the council and of invited people, and components of many screens. */
export const COUNCIL_SCREENS = [
  of(viewApplications, 'Default'),
  of(orderApplications, 'RowOpened'),
  of(decide, 'Default'),
  of(requestApproval, 'Composer'),
  of(sendReviewers, 'Preview', 'SeveralEmails'),
  of(reviewerDocuments, 'Default'),
  of(approvedApplications, 'Board', 'GrantWarnings'),
  of(requestAgreement, 'Default'),
  of(approveBudget, 'Default'),
  of(requestReport, 'Default'),
  of(reviewCriteria, 'Default'),
  of(applicationDates, 'Default'),
  of(queue, 'NotSent'),

  of(decision, 'Default'),
  of(review, 'Default', 'Question'),

  of(dataTable, 'SearchAndFilters'),
  of(form, 'WithSummary'),
  of(dialog, 'LongText'),
  of(button, 'Variants'),
  of(tokens, 'Default'),
]

export type Screens = readonly (typeof APPLICANT_SCREENS | typeof COUNCIL_SCREENS)[number][]
