import type { CallName } from '@/contract'
import { STATUS, STATUS_ROWS, type StatusCode } from '@/domain/status/status'
import { screenStory, waitForPage } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

interface AnsweredPage {
  /** Waits for an answer. */
  readonly path: string
  readonly call: CallName
  readonly shows: string
  readonly title: RegExp
  /** An unanswered page; its application gets each final status. */
  readonly closed: { readonly path: string; readonly id: number }
}

/** The states of every page that is opened by a link. Each page exports them one by one, so that Storybook finds them. */
export function createAnswerStories({ path, call, shows, title, closed }: AnsweredPage) {
  /** Before the shortlist and after the application has ended, the page explains why no answer is needed. */
  const closedAt = (status: StatusCode) =>
    screenStory({
      path: closed.path,
      prepare: async ({ mock }) => void (await mock.store()).applications.update(closed.id, { status }),
      state: [`status ${status}`],
      shows: STATUS_ROWS[status].answerClosedReason ?? '',
    })
  return {
    Default: screenStory({ path, shows }),
    ClosedBeforeShortlist: closedAt(STATUS.submitted),
    Closed: closedAt(STATUS.notShortlisted),
    CouldNotCheck: screenStory({
      path,
      faults: [{ call: 'getDetails', kind: 'http-500' }],
      shows: 'We could not check whether you have answered already.',
    }),
    Empty: screenStory({
      path: path.replace(/app_ID=\d+/, 'app_ID=9999'),
      state: ['empty'],
      shows: ['Failed to fetch application details.', /^The council has no application with the number/],
    }),
    Loading: screenStory({ path, faults: [{ call, kind: 'hang' }], play: waitForPage, shows: 'Loading...' }),
    Refused: screenStory({
      path,
      faults: [{ call, kind: 'refused' }],
      shows: ['Failed to fetch application details.', /^The council cannot do this now\./],
    }),
    Broken: screenStory({
      path,
      faults: [{ call, kind: 'html' }],
      shows: /^The server’s answer could not be read\./,
    }),
    LongText: screenStory({ path, scenario: 'long-texts', shows: LONG_TITLE }),
    Phone: screenStory({ path, phone: true, shows }),
    Dark: screenStory({ path, dark: true, shows }),
    /** Prints no buttons; the document is printed from its own file. */
    Print: screenStory({ path, print: true, shows: title }),
  }
}
