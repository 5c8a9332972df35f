import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, screen, userEvent } from 'storybook/test'
import { COUNCIL_PAGES } from '@/council-pages'
import { press } from '../support/press'
import { screenStory, waitForPage } from '../support/screen-story'

const meta: Meta = { title: 'Shell/Search and keys' }
export default meta

const decidePage = { path: `${COUNCIL_PAGES.urc.approvedApplications}/19?view=board`, person: 'urc@demo.urc' }

/** Presses the keys on the page, regardless of Storybook's focus. */
const openSearch: NonNullable<StoryObj['play']> = async () => {
  await waitForPage()
  await fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await screen.findByRole('dialog', { name: 'Find' })
}

const openShortcuts: NonNullable<StoryObj['play']> = async () => {
  await waitForPage()
  await fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
}

/** Actions of the page come first. */
export const Search = screenStory({ ...decidePage, play: openSearch, shows: 'Deny 19_2026' })

export const SearchFindsNothing = screenStory({
  ...decidePage,
  play: async (context) => {
    await openSearch(context)
    await userEvent.type(screen.getByRole('combobox', { name: 'Find' }), 'zebra crossing')
  },
  shows: 'Nothing is called that.',
})

export const SearchOnAPhone = screenStory({
  ...decidePage,
  phone: true,
  play: async () => {
    await waitForPage()
    await press('Menu')
    await press('Find')
  },
  shows: 'Deny 19_2026',
})

export const SearchInTheDark = screenStory({ ...decidePage, dark: true, play: openSearch, shows: 'Deny 19_2026' })

/** `?` lists the shortcuts of the current page and the global ones. */
export const Keys = screenStory({ ...decidePage, play: openShortcuts, shows: ['On this page', 'Go to Deny'] })
