import { LOADING } from './loading'

/** The fixed texts by subject, shown byte for byte. For all other texts, see docs/recipes.md#add-or-change-a-text. */
export const messages = {
  page: {
    loading: LOADING,
    noDashboard: 'No dashboard available for your role.',
    thankYou: 'Thank You! Your Data Successfully Submitted.',
    thankYouDecision: 'Thank You, Your Data Successfully Submitted',
    notAccessible: 'Not Accessible',
    notAvailable: 'Not Available',
    notRated: 'Not Rated',
    notDecided: 'Not Decided',
    reportNotAvailable: 'Report: N/A',
  },

  form: {
    network: 'There was an error submitting the form. Please try again.',
    unexpectedReply: 'Form submission failed. Please try again.',
    missingOnNext: 'Missing Fields Required.',
    missingOnSubmit: 'Please fill out the required fields.',
    submissionFailed: (error: string) => `Error submitting to Grant.php: ${error}`,
    multipleRowsFailed: (error: string) => `Error submitting to MultipleRows.php: ${error}`,
  },

  finalSubmit: {
    filesFailed: 'File upload failed. Please try again.',
    multipleRowsFailed: (message?: string) =>
      `Submission to MultipleRows.php failed: ${message || 'Unknown error occurred.'}`,
    missingFields: 'Missing required fields.',
    missingFieldsHeading: 'Missing Required Fields:',
    noPdf: 'Form submitted successfully but no PDF generated!',
  },

  projectStep: {
    amount: 'Amount must be a valid number.',
  },

  account: {
    firstName: 'First Name is required',
    lastName: 'Last Name is required',
    email: 'Email is required',
    password: 'Password is required',
    confirmPassword: 'Confirm Password is required',
    passwordsDiffer: 'Passwords do not match',
    currentPassword: 'Current Password is required',
    newPassword: 'New Password is required',
    enterEmail: 'Please enter your email.',
  },

  passwordChange: {
    done: 'Password updated successfully!',
  },

  passwordReset: {
    done: 'Password reset successful. Sending email...',
    refused: 'Failed to reset password. Please try again.',
    network: 'Something went wrong. Please try again.',
  },

  applications: {
    confirmDelete: 'Are you sure you want to delete this application?',
    deleted: 'Application deleted successfully.',
    deleteRefused: (message: string) => `Failed to delete application: ${message}`,
    deleteFailed: 'An error occurred while deleting the application.',
    downloadFailed: 'An error occurred while downloading the application.',
    agreementDownloadFailed: 'An error occurred while downloading the agreement.',
    reportDownloadFailed: 'An error occurred while downloading the report.',
    reportNotAvailable: 'Report not available.',
    idMissing: 'Application ID is missing.',
    none: 'No applications found.',
    noneAvailable: 'No applications available',
    noneSubmitted: 'No submitted grants found.',
  },

  uploads: {
    fileDone: 'File uploaded successfully!',
    filesDone: 'Files uploaded successfully!',
    filesFailed: 'Error uploading files.',
    fileRefused: 'File upload failed.',
    fileError: 'Error uploading file.',
    errorOccurred: 'An error occurred while uploading the file.',
    failed: 'Upload failed.',
    chooseFile: 'Please select a file to upload.',
    chooseFileFirst: 'Please select a file first.',
    chooseApplication: 'Please select an application ID',
    budgetMissing: 'Current Budget Revision file is required',
  },

  email: {
    sent: 'Email sent successfully!',
    refused: (message?: string) => (message ? `Failed to send email: ${message}` : 'Failed to send email'),
    error: 'Error sending email',
    errorTryAgain: 'Error sending email. Please try again.',
    errorBecause: (message: string) => `Error sending email: ${message}`,
    rejectionSent: 'Rejection email notification sent to the applicant.',
    grantedSent: 'Email notification sent to the applicant.',
  },

  budget: {
    decisionSaved: (decision: string) => `Decision "${decision}" was saved successfully!`,
    decisionRefused: 'Failed to save decision',
    decisionError: 'Error saving decision',
    listFailed: 'Error fetching applications',
  },

  files: {
    notFound: 'File not found.',
    notFoundOnServer: 'File not found on the server.',
    notForThisApplication: 'File does not exist for this application.',
    downloadError: 'Error downloading the file.',
    downloadFailed: 'An error occurred while trying to download the file.',
    downloadTryLater: 'Failed to download the file. Please try again later.',
  },

  criteria: {
    none: 'No criteria file uploaded yet.',
    choose: 'Please select or drop files to upload.',
    /** The host's text may already start with `Error:`. */
    refused: (message: string) => `Error: ${message.replace(/^Error:\s*/, '')}`,
  },

  review: {
    detailsNotSaved: 'There was an error saving reviewer details. Please try again.',
    tryAgain: 'An error occurred. Please try again.',
    refused: (message: string) => `Error: ${message}`,
    submitError: 'There was an error submitting the data.',
    submitFailed: 'Failed to submit. Please try again.',
    marksAndReport: 'Please enter the overall marks and upload the evaluation report.',
    documentFields: 'Please fill in all fields before uploading.',
  },

  decision: {
    bothRequired: 'Both decision and remarks are required.',
    decisionRequired: 'Decision is required',
    remarksRequired: 'Remarks are required',
  },

  link: {
    notFetched: 'Failed to fetch application details.',
    noAppId: 'No app_ID provided.',
  },

  dates: {
    allFields: 'Please fill in all fields before submitting.',
  },
} as const
