import { limits } from './limits'

export interface Explanation {
  happened: string
  kept: string
  next: string
}

const nothingLost = 'Nothing you have entered is lost.'

/** One entry for each kind of error that the client distinguishes. */
const failure = {
  network: {
    happened: 'We could not reach the council’s server.',
    kept: nothingLost,
    next: 'Check your connection, then try again.',
  },
  timeout: {
    happened: 'The server took too long to answer.',
    kept: nothingLost,
    next: 'Wait a moment, then try again.',
  },
  http: {
    happened: 'The server answered with an error.',
    kept: nothingLost,
    next: 'Try again in a few minutes. If it happens again, send the details below to the IT centre.',
  },
  refused: {
    happened: 'The server did not accept this.',
    kept: nothingLost,
    next: 'Read its message, correct what it names, and try again.',
  },
  'signed-out': {
    happened: 'You are no longer signed in.',
    kept: nothingLost,
    next: 'Log in again here and carry on where you were.',
  },
  'somebody-else': {
    happened: 'Somebody else is signed in now. Nothing was sent.',
    kept: 'What this device keeps for you is still there.',
    next: 'Log in again to go on.',
  },
  'not-json': {
    happened: 'The server’s answer could not be read.',
    kept: nothingLost,
    next: 'Try again. If it happens again, send the details below to the IT centre.',
  },
  shape: {
    happened: 'The server’s answer was not what this page expects.',
    kept: nothingLost,
    next: 'Try again. If it happens again, send the details below to the IT centre.',
  },
  'too-large': {
    happened: 'The server did not accept a file of this size.',
    kept: 'Your file and the rest of the form are still here.',
    next: 'Choose a smaller file, or ask the IT centre for the limit.',
  },
  'no-file': {
    happened: 'The server has no such file.',
    kept: 'The rest of the application is unchanged.',
    next: 'The file may not have been uploaded yet. Ask the council’s office if you expected it.',
  },
  'unreadable-file': {
    happened: 'A file can no longer be read on this device. Choose it again.',
    kept: 'Everything else you have entered is still here.',
    next: 'Then try again.',
  },
  aborted: {
    happened: 'This was stopped before it finished.',
    kept: nothingLost,
    next: 'Start it again when you are ready.',
  },
} as const satisfies Record<string, Explanation>

/** The texts that are not fixed in `messages.ts`. They are short, use the second person, and blame nobody. */
export const guidance = {
  failure,

  offline: 'What you type is kept on this device. Nothing can be sent or loaded until the connection is back.',

  /** The session check failed, so nothing was sent. */
  nothingSent: {
    happened: 'We could not reach the council’s server. Nothing was sent.',
    kept: nothingLost,
    next: 'Check your connection, then try again.',
  },
  /** A write without a confirmation. Never repeated automatically, because it may have succeeded. */
  ambiguousWrite: {
    happened: 'We could not confirm whether the server received this.',
    kept: nothingLost,
    next: 'Check the list before trying again.',
  },
  /** A write that was cancelled after it was sent. */
  stoppedWrite: {
    happened: 'You stopped this before the server had confirmed it. It may have arrived.',
    kept: nothingLost,
    next: 'Check the list before you start it again.',
  },
  /** Follows the reason why a retry was not sent. */
  earlierAttempt: 'An earlier attempt may have arrived.',
  /** Shown below a fixed failure text, because that text does not say that the write may have succeeded. */
  unconfirmedTexts: {
    signUp: 'We could not confirm whether your account was created. Try to log in with it before you sign up again.',
    createAccount:
      'We could not confirm whether the account was created. If it was, the server refuses a second one with this address.',
    changePassword:
      'We could not confirm whether your password was changed. If the current one is refused now, log in with the new one.',
    resetPassword:
      'We could not confirm whether your password was changed. If you cannot log in any more, reset it again here.',
    setDates: 'We could not confirm whether the dates were set. Look at the dates that hold now before you try again.',
    deletion: 'We could not confirm whether it was deleted. The list is being loaded again: look for it there.',
  },
  councilNotCompared: {
    happened: 'This draft could not be compared with the council’s.',
    kept: 'You see what this device has. It is compared again before anything is sent.',
  },
  councilNotRead: 'Nothing was sent: this draft could not be compared with the council’s.',
  noDraft: 'Nothing was sent: the council has no such draft.',
  changedBeforeSubmission: (fields: string) =>
    `Nothing was sent. Changed on another device and updated here: ${fields}. Check it, then submit again.`,
  councilConflict: (fields: string) =>
    `Changed here and on another device: ${fields}. Nothing is sent until you have chosen.`,
  takenFromCouncil: (fields: string) => `Changed on another device and updated here: ${fields}.`,
  ambiguousSubmission: {
    happened: 'We could not confirm whether your application was received.',
    kept: 'Your draft is still on this device.',
    next: 'Look for it under View Applied Grants before trying again.',
  },
  /** The host accepted an answer by link but does not show it. */
  answerNotShown: (what: string) => ({
    happened: `The council’s server does not show your ${what}.`,
    next: 'You sent it from this device, but it may not be stored. What you entered is still here. Look again in a moment. If nothing changes, ask the council’s office before you send it again.',
  }),
  answerNotReadBack: 'The council’s server accepted your answer, but we could not read it back.',
  answerDiffers: 'The council’s server shows another answer than yours. Open your link again to compare the two.',
  ambiguousFiles: {
    happened: 'We could not confirm whether your four files were received.',
    kept: nothingLost,
    next: 'Retry sends them again. They replace what may have arrived.',
  },
  uploadNotAccepted: (bytes: number): Explanation => ({
    ...failure['too-large'],
    happened: `The server did not accept a file of ${megabytes(bytes)} MB.`,
  }),
  /** For a file that was readable when it was chosen. */
  fileLost: (name: string): Explanation => ({
    ...failure['unreadable-file'],
    happened: `${name} can no longer be read on this device. Choose it again.`,
  }),

  datesNotChecked: {
    happened: 'We could not check the dates.',
    kept: 'Your draft is safe, and you can go on writing.',
    next: 'You can submit once the dates have been checked. Try again in a moment.',
  },
  periodNotYetOpen: 'Applications are not open yet. You can prepare your draft now and submit it when they open.',
  periodClosed: 'Applications are closed. Your draft stays on this device, and you can save a copy of it.',

  /** Shown after a log-out without a confirmation. */
  maybeSignedIn: 'You may still be signed in.',
  stillSignedIn: {
    happened: 'You are still signed in.',
    kept: 'Your draft is still on this device.',
    next: 'Try again, or clear this device before you leave it.',
  },
  sessionNotChecked: {
    happened: 'We could not check whether you are signed in.',
    kept: nothingLost,
    next: 'Check your connection, then try again.',
  },

  addressToCheck: 'Check that this is the address you log in with. If it is, ask the council’s office.',
  passwordMailed: (email: string) => `We sent an e-mail with a new password to ${email}.`,
  passwordChangedButNotMailed: {
    happened: 'Your password has been changed, but we could not confirm that the e-mail with the new one was sent.',
    kept: 'This page remembers the new password until you leave it.',
    next: 'Look in your mailbox, or press Resend to send the same password again.',
  },

  nothingSentWithoutReceipt:
    'Nothing was sent: the page that would confirm it could not be fetched. Check your connection and press again. If that does not help, load the portal again.',

  /** Shown if a part of the portal's own code could not be fetched. */
  portalToLoadAgain: 'The portal may have been updated since you opened it, or the connection was lost. Load it again.',
  leaveAskedAnyway:
    'Fill in both even if you take no leave. Ask the council’s office if you do not know what to enter.',
  fileToChooseAgain: (label: string) => `We could not restore the file for ${label}. Please choose it again.`,
  /** These texts follow the name of a file that cannot be chosen. */
  fileNotRead: 'This file could not be read. Check that it is still there and that it opens, then choose it again.',
  oneFileOnly: 'Not taken, because only one file can be sent here.',
  folderDropped: 'This is a folder. Open it and choose the file in it.',
  nothingDropped: 'What you dropped is not a file. Save it on this device first, then choose it here.',
  /** Reviewers' PDF viewers show a placeholder for these files. */
  pdfWarning: {
    form: 'Reviewers may see only “Please wait…” in place of this form. Open it in Adobe Acrobat, print it to a new PDF, and choose that one.',
    portfolio:
      'This PDF is a portfolio: reviewers may see only its cover page. Combine its documents into one PDF, and choose that one.',
  },
  largeFile: (bytes: number) =>
    `${megabytes(bytes)} MB is a lot: it takes long to send, and the council’s server may refuse it. A smaller copy is safer.`,
  largeFilesTogether: (bytes: number) =>
    `Your four files have ${megabytes(bytes)} MB together, which the council’s server may refuse.`,
  required: (label: string) => `${label} is required`,
  chooseReportType: 'Please choose the kind of report.',
  tooLong: (label: string, limit: number) => `${label} can have up to ${limit.toLocaleString('en')} characters.`,
  dayFormat: `Enter a full date, with a year from ${limits.firstYear} to ${limits.lastYear}.`,
  timeFormat: 'Enter the hours and the minutes.',
  yearFormat: `Enter a year from ${limits.firstYear} to ${limits.lastYear}.`,
  closesBeforeOpening: 'Applications would close before they open. Enter a later closing date or time.',
  addressFormat: 'Enter one e-mail address, such as name@example.org.',
  passwordSpace: 'The password starts or ends with a space. Remove the space.',
  amountFormat: 'Write it as 1,250,000 or 1250000.50.',
  wholeAmountFormat: 'Whole rupees, such as 1,250,000.',
  rowIncomplete: 'Fill this in, or leave the whole row empty.',
  notAnAddress: (label: string) => `${label} does not look like an e-mail address.`,
  marksFormat: 'Write the marks as a number, such as 78 or 78.5.',
  marksRequired: 'Overall Marks are required',
  marksHint: 'Usually 0 to 100.',
  marksNumberHint: `A number from ${limits.lowestMark} to ${limits.highestMark}.`,
  marksScale: `Marks are from ${limits.lowestMark} to ${limits.highestMark}.`,
  /** PHP's `empty()` is true for `0` and false for `0.0`, so the legacy host reports a mark of 0 as missing. */
  markOfZero: 'If the server says that a field is missing, write 0.0 instead.',
} as const

function megabytes(bytes: number): string {
  const size = bytes / 1_000_000
  if (size < 0.1) return 'less than 0.1'
  return size.toFixed(size < 9.95 ? 1 : 0).replace(/\.0$/, '')
}
