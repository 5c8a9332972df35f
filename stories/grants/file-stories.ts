import { screen, userEvent } from 'storybook/test'
import { readingStories, screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

export const chooseGrant = async () => userEvent.selectOptions(await screen.findByLabelText('Application ID'), '8')

/** Stories of each page that sends files of a grant. The pages export them one by one, so that Storybook finds them. */
export function createFileStories(path: string, shows: string) {
  const page = { path, person: 'applicant@demo.urc' }
  return {
    /** For stories that only one page has. */
    page,
    Empty: screenStory({ ...page, person: 'newcomer@demo.urc', shows: 'No applications found.' }),
    ...readingStories(page, 'listApplicationIds'),
    LongText: screenStory({ ...page, scenario: 'long-texts', play: chooseGrant, shows, holds: LONG_TITLE }),
    Phone: screenStory({ ...page, phone: true, shows }),
    Dark: screenStory({ ...page, dark: true, shows }),
  }
}
