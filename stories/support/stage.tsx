import type { Decorator, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AlertsProvider } from '@/ui/alerts-provider'
import { AnnouncerProvider } from '@/ui/announcer-provider'
import { useAppearingLabels } from '@/ui/use-appearing-labels'

function Paper({ children }: { children: ReactNode }) {
  useAppearingLabels()
  return (
    <AnnouncerProvider>
      {/* What is fixed to the viewport is fixed to this element: a notice does not leave its story on a docs page. */}
      <div className="bg-paper p-6 contain-layout font-sans text-base text-ink">
        <AlertsProvider>{children}</AlertsProvider>
      </div>
    </AnnouncerProvider>
  )
}

/** The portal's paper, new for each story, so that none changes another on its page. */
export const paper: Decorator = (Story) => (
  <Paper>
    <Story />
  </Paper>
)

/** Paper with a router, for what contains links. */
export const stage: Decorator = (Story, context) => <MemoryRouter>{paper(Story, context)}</MemoryRouter>

/** Dark paper for one story, whatever the theme of the page around it. */
export const dark: Decorator = (Story) => (
  <div className="-m-6 bg-paper p-6 text-ink" style={{ colorScheme: 'dark' }}>
    <Story />
  </div>
)

/** A dark page, for what opens above it. A docs page cannot be dark for one of its stories and leaves these out. */
export const darkPage = {
  beforeEach: () => {
    document.documentElement.dataset.theme = 'dark'
    return () => delete document.documentElement.dataset.theme
  },
  tags: ['!autodocs'],
} satisfies Pick<StoryObj, 'beforeEach' | 'tags'>

/** A viewport of 360 px. A docs page has one width only and leaves these stories out. */
export const onPhone = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
} satisfies Pick<StoryObj, 'globals' | 'tags'>
