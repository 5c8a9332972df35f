import { describe, expect, it } from 'vitest'
import { APPLICATION_FIELDS } from '@/domain/application-fields'
import { entryAt } from '@/domain/form-entries'
import { messages } from '@/domain/messages'

const unknownError = 'Unknown error occurred.'

/** The texts of spec 5 and 8, typed a second time from the specification: a changed catalogue shows here. */
const specified: [text: string, asSpecified: string][] = [
  [messages.form.network, 'There was an error submitting the form. Please try again.'],
  [messages.form.unexpectedReply, 'Form submission failed. Please try again.'],
  [messages.form.missingOnNext, 'Missing Fields Required.'],
  [messages.form.missingOnSubmit, 'Please fill out the required fields.'],
  [messages.form.grantFailed('no'), 'Error submitting to Grant.php: no'],
  [messages.form.multipleRowsFailed('no'), 'Error submitting to MultipleRows.php: no'],
  [messages.finalSubmit.filesFailed, 'File upload failed. Please try again.'],
  [messages.finalSubmit.multipleRowsFailed('no'), 'Submission to MultipleRows.php failed: no'],
  [messages.finalSubmit.multipleRowsFailed(), `Submission to MultipleRows.php failed: ${unknownError}`],
  [messages.finalSubmit.multipleRowsFailed(''), `Submission to MultipleRows.php failed: ${unknownError}`],
  [messages.finalSubmit.missingFields, 'Missing required fields.'],
  [messages.finalSubmit.missingFieldsHeading, 'Missing Required Fields:'],
  [messages.finalSubmit.noPdf, 'Form submitted successfully but no PDF generated!'],
  [APPLICATION_FIELDS.phone.required, 'Phone number is required'],
  [APPLICATION_FIELDS.projectTitle.required, 'Project Title is required.'],
  [APPLICATION_FIELDS.projectInvolved.required, 'Project involvement must be selected.'],
  [APPLICATION_FIELDS.outsideGrants.required, 'Outside grants must be selected.'],
  [APPLICATION_FIELDS.researchFacilities.required, 'Research facilities information is required.'],
  [messages.projectStep.amount, 'Amount must be a valid number.'],
  [APPLICATION_FIELDS.coInvestigators.columns.name.required, 'Co-investigators are required.'],
  [
    APPLICATION_FIELDS.coInvestigators.columns.affiliation.required,
    'Affiliated Department and University are required.',
  ],
  [APPLICATION_FIELDS.projectProposal.required, 'Project Proposal is required.'],
  [APPLICATION_FIELDS.projectBudget.required, 'Project Budget is required.'],
  [APPLICATION_FIELDS.projectCV.required, 'Project CV is required.'],
  [APPLICATION_FIELDS.coInvestigatorsCVs.required, 'Co-investigators CVs are required.'],
  [entryAt('reviewers.1.email')?.spec.required ?? '', 'Reviewer 2 Email is required.'],
  [messages.account.email, 'Email is required'],
  [messages.account.password, 'Password is required'],
  [messages.account.firstName, 'First Name is required'],
  [messages.account.lastName, 'Last Name is required'],
  [messages.account.confirmPassword, 'Confirm Password is required'],
  [messages.account.passwordsDiffer, 'Passwords do not match'],
  [messages.account.currentPassword, 'Current Password is required'],
  [messages.account.newPassword, 'New Password is required'],
  [messages.account.enterEmail, 'Please enter your email.'],
  [messages.passwordChange.done, 'Password updated successfully!'],
  [messages.passwordReset.done, 'Password reset successful. Sending email...'],
  [messages.passwordReset.refused, 'Failed to reset password. Please try again.'],
  [messages.passwordReset.network, 'Something went wrong. Please try again.'],
  [messages.applications.confirmDelete, 'Are you sure you want to delete this application?'],
  [messages.applications.deleted, 'Application deleted successfully.'],
  [messages.applications.deleteRefused('no'), 'Failed to delete application: no'],
  [messages.applications.deleteFailed, 'An error occurred while deleting the application.'],
  [messages.applications.downloadFailed, 'An error occurred while downloading the application.'],
  [messages.applications.agreementDownloadFailed, 'An error occurred while downloading the agreement.'],
  [messages.applications.reportDownloadFailed, 'An error occurred while downloading the report.'],
  [messages.applications.reportNotAvailable, 'Report not available.'],
  [messages.applications.idMissing, 'Application ID is missing.'],
  [messages.applications.none, 'No applications found.'],
  [messages.applications.noneAvailable, 'No applications available'],
  [messages.applications.noneSubmitted, 'No submitted grants found.'],
  [messages.uploads.fileDone, 'File uploaded successfully!'],
  [messages.uploads.filesDone, 'Files uploaded successfully!'],
  [messages.uploads.filesFailed, 'Error uploading files.'],
  [messages.uploads.fileRefused, 'File upload failed.'],
  [messages.uploads.fileError, 'Error uploading file.'],
  [messages.uploads.errorOccurred, 'An error occurred while uploading the file.'],
  [messages.uploads.failed, 'Upload failed.'],
  [messages.uploads.chooseFile, 'Please select a file to upload.'],
  [messages.uploads.chooseFileFirst, 'Please select a file first.'],
  [messages.uploads.chooseApplication, 'Please select an application ID'],
  [messages.uploads.budgetMissing, 'Current Budget Revision file is required'],
  [messages.email.sent, 'Email sent successfully!'],
  [messages.email.refused(), 'Failed to send email'],
  [messages.email.refused('no'), 'Failed to send email: no'],
  [messages.email.error, 'Error sending email'],
  [messages.email.errorTryAgain, 'Error sending email. Please try again.'],
  [messages.email.errorBecause('no'), 'Error sending email: no'],
  [messages.email.rejectionSent, 'Rejection email notification sent to the applicant.'],
  [messages.email.grantedSent, 'Email notification sent to the applicant.'],
  [messages.budget.decisionSaved('Approved'), 'Decision "Approved" was saved successfully!'],
  [messages.budget.decisionRefused, 'Failed to save decision'],
  [messages.budget.decisionError, 'Error saving decision'],
  [messages.budget.listFailed, 'Error fetching applications'],
  [messages.files.notFound, 'File not found.'],
  [messages.files.notFoundOnServer, 'File not found on the server.'],
  [messages.files.notForThisApplication, 'File does not exist for this application.'],
  [messages.files.downloadError, 'Error downloading the file.'],
  [messages.files.downloadFailed, 'An error occurred while trying to download the file.'],
  [messages.files.downloadTryLater, 'Failed to download the file. Please try again later.'],
  [messages.criteria.none, 'No criteria file uploaded yet.'],
  [messages.criteria.choose, 'Please select or drop files to upload.'],
  [messages.criteria.refused('Error: only docx'), 'Error: only docx'],
  [messages.criteria.refused('only docx'), 'Error: only docx'],
  [messages.review.detailsNotSaved, 'There was an error saving reviewer details. Please try again.'],
  [messages.review.tryAgain, 'An error occurred. Please try again.'],
  [messages.review.refused('no'), 'Error: no'],
  [messages.review.submitError, 'There was an error submitting the data.'],
  [messages.review.submitFailed, 'Failed to submit. Please try again.'],
  [messages.review.marksAndReport, 'Please enter the overall marks and upload the evaluation report.'],
  [messages.review.documentFields, 'Please fill in all fields before uploading.'],
  [messages.decision.bothRequired, 'Both decision and remarks are required.'],
  [messages.decision.decisionRequired, 'Decision is required'],
  [messages.decision.remarksRequired, 'Remarks are required'],
  [messages.link.notFetched, 'Failed to fetch application details.'],
  [messages.link.noAppId, 'No app_ID provided.'],
  [messages.dates.allFields, 'Please fill in all fields before submitting.'],
  [messages.page.loading, 'Loading...'],
  [messages.page.noDashboard, 'No dashboard available for your role.'],
  [messages.page.thankYou, 'Thank You! Your Data Successfully Submitted.'],
  [messages.page.thankYouDecision, 'Thank You, Your Data Successfully Submitted'],
]

describe('the catalogue of messages', () => {
  it.each(specified)('says "%s"', (text, asSpecified) => {
    expect(text).toBe(asSpecified)
  })

  it('holds nothing that is not checked here', () => {
    const checked = new Set(specified.map(([text]) => text))
    const words = ['notAccessible', 'notAvailable', 'notRated', 'notDecided', 'reportNotAvailable']
    const unchecked = Object.values(messages)
      .flatMap((group) => Object.entries(group))
      .filter(([name, text]) => typeof text === 'string' && !checked.has(text) && !words.includes(name))
    expect(unchecked).toEqual([])
  })
})
