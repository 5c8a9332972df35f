import { storedDraft } from '@tests/screens/apply/application'
import { screenStory } from '../support/screen-story'
import { SINHALA, TAMIL } from '../support/texts'
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
    Empty: screenStory({ ...page, state: ['empty'], shows: 'Everything you enter is saved on this device.' }),
    Loading: screenStory({
      ...withDraft,
      faults: [{ call: 'getApplicationDates', kind: 'hang' }],
      shows: 'Checking the dates',
    }),
    Refused: screenStory({ ...withoutDates, faults: [{ call: 'getApplicationDates', kind: 'refused' }] }),
    Broken: screenStory({ ...withoutDates, faults: [{ call: 'getApplicationDates', kind: 'html' }] }),
    /** Answers as long as their fields allow, of which the step holds some, in each script of the country. */
    longText: (...holds: string[]) =>
      screenStory({
        ...page,
        stored: storedDraft({ form: longForm }),
        state: ['long text'],
        shows,
        holds: [...holds, new RegExp(SINHALA), new RegExp(TAMIL)],
      }),
    Phone: screenStory({ ...withDraft, phone: true, shows }),
    Dark: screenStory({ ...withDraft, dark: true, shows }),
  }
}
