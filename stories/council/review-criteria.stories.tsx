import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { COUNCIL_PAGES } from '@/council-pages'
import { makeOfficeFile } from '@tests/support/office-files'
import { press } from '../support/press'
import { readingStories, screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Review Criteria' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.reviewCriteria, person: 'admin@demo.urc' }
const FILE = 'Evaluation Criteria_URC Grants_1.docx'

export const Default = screenStory({ ...page, shows: FILE })

export const AtTheDirectorsDesk = screenStory({
  path: COUNCIL_PAGES.urc.reviewCriteria,
  person: 'urc@demo.urc',
  shows: FILE,
})

export const Empty = screenStory({ ...page, scenario: 'empty', shows: 'No criteria file uploaded yet.' })

const reads = readingStories(page, 'listCriteria')
export const Loading = reads.Loading
export const Refused = reads.Refused
export const Broken = reads.Broken

/** The longest name that a file system allows. */
export const LongText = screenStory({
  ...page,
  prepare: async ({ mock }) => {
    const { storedFiles } = await mock.store()
    const [criteria] = storedFiles.findByApplication(null)
    if (criteria) storedFiles.update(criteria.id, { name: `${'EvaluationCriteriaOfTheCouncil'.repeat(8)}.docx` })
  },
  shows: /^EvaluationCriteriaOfTheCouncil/,
})

export const Phone = screenStory({ ...page, phone: true, shows: FILE })

export const UploadRefused = screenStory({
  ...page,
  faults: [{ call: 'uploadCriteria', kind: 'refused' }],
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Evaluation criteria'), makeOfficeFile.docx('criteria.docx'))
    await screen.findByText('criteria.docx')
    await press('Submit')
  },
  shows: 'Error: The council cannot do this now.',
})

export const Dark = screenStory({ ...page, dark: true, shows: FILE })
