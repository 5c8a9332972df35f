import { storedDraft } from '@tests/screens/apply/application'
import { screenStory } from '../support/screen-story'
import { SINHALA, TAMIL } from '../support/texts'
import { longForm } from './long-form'

/** The states of every step of a new application. Each step exports them one by one, so that Storybook finds them. */
export function stepStories(path: string, shows: string) {
  const page = { path, person: 'applicant@demo.urc' }
  const withDraft = { ...page, stored: storedDraft() }
  const withoutDates = { ...withDraft, shows: /You can submit once the dates have been checked/ }
  return {
    /** For stories that only one step has. */
    page,
    withDraft,
    Default: screenStory({ ...withDraft, shows }),
    Empty: screenStory({ ...page, state: ['empty'], shows: 'Saved on this device as you type.' }),
    Loading: screenStory({
      ...withDraft,
      faults: [{ call: 'getApplicationDates', kind: 'hang' }],
      shows: 'Checking the dates',
    }),
    Refused: screenStory({ ...withoutDates, faults: [{ call: 'getApplicationDates', kind: 'refused' }] }),
    Broken: screenStory({ ...withoutDates, faults: [{ call: 'getApplicationDates', kind: 'html' }] }),
    /** Values as long as their fields allow, in each script of the country; `holds` are those of the step. */
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
