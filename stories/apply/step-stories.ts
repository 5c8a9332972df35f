import { storedDraft } from '@tests/screens/apply/application'
import { screenStory } from '../support/screen-story'
import { longForm } from './long-form'

/** The states that every step of a new application has. A step exports them one by one: that is how they are found. */
export function stepStories(path: string, shows: string) {
  const page = { path, person: 'applicant@demo.urc' }
  const withDraft = { ...page, stored: storedDraft() }
  const withoutDates = { ...withDraft, shows: /You can submit once the dates have been checked/ }
  return {
    /** The step as it is opened, for the stories that it has alone. */
    page,
    withDraft,
    Default: screenStory({ ...withDraft, shows }),
    Empty: screenStory({ ...page, shows: 'Everything you enter is saved on this device.' }),
    Loading: screenStory({
      ...withDraft,
      faults: [{ call: 'getApplicationDates', kind: 'hang' }],
      shows: 'Checking the dates',
    }),
    Refused: screenStory({ ...withoutDates, faults: [{ call: 'getApplicationDates', kind: 'refused' }] }),
    Broken: screenStory({ ...withoutDates, faults: [{ call: 'getApplicationDates', kind: 'html' }] }),
    /** Answers as long as their fields allow, one of which the step holds. */
    longText: (holds: string) => screenStory({ ...page, stored: storedDraft({ form: longForm }), shows, holds }),
    Phone: screenStory({ ...withDraft, phone: true, shows }),
  }
}
