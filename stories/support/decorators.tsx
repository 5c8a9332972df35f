import type { Decorator, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { AlertsProvider } from '@/ui/alerts-provider'
import { AnnouncerProvider } from '@/ui/announcer-provider'
import { useAppearingLabels } from '@/ui/use-appearing-labels'
import type { Elements } from '@/ui/elements'

function Providers({ children }: { children: Elements }) {
  useAppearingLabels()
  return (
    <AnnouncerProvider>
      {/* `contain` keeps fixed elements, such as a notice, in their story on a docs page. */}
      <div className="bg-paper p-6 contain-layout font-sans text-base text-ink">
        <AlertsProvider>{children}</AlertsProvider>
      </div>
    </AnnouncerProvider>
  )
}

/** Renders each story with its own providers, so that none affects another on its docs page. */
export const withProviders: Decorator = (Story) => (
  <Providers>
    <Story />
  </Providers>
)

/** Adds a router, for links. */
export const withRouter: Decorator = (Story, context) => <MemoryRouter>{withProviders(Story, context)}</MemoryRouter>

/** Renders one story in the dark theme, independent of the page. */
export const withDarkTheme: Decorator = (Story) => (
  <div className="-m-6 bg-paper p-6 text-ink" style={{ colorScheme: 'dark' }}>
    <Story />
  </div>
)

/** Makes the whole page dark, for overlays. Docs pages exclude these stories, because they have one theme. */
export const darkPage = {
  beforeEach: () => {
    document.documentElement.dataset.theme = 'dark'
    return () => delete document.documentElement.dataset.theme
  },
  tags: ['!autodocs'],
} satisfies Pick<StoryObj, 'beforeEach' | 'tags'>

/** A viewport of 360 px. Docs pages exclude these stories, because they have one width. */
export const onPhone = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
} satisfies Pick<StoryObj, 'globals' | 'tags'>
