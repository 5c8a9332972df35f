import { setProjectAnnotations } from '@storybook/react-vite'
import { configure, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { NO_PROGRESS_TIMEOUT } from '../support/no-progress-timeout'

configure({ asyncUtilTimeout: NO_PROGRESS_TIMEOUT })
setProjectAnnotations([
  preview,
  {
    // Storybook itself adds the canvas when it runs a story.
    beforeEach: (context) => {
      context.canvas = within(context.canvasElement)
    },
  },
])

// Hides differences between systems: rounded letter widths, scroll bars and the one font that is not bundled.
const style = document.createElement('style')
style.textContent = `
  :root { --font-mono: var(--font-sans) !important }
  * { text-rendering: geometricPrecision !important; scrollbar-width: none !important }
`
document.head.append(style)

// Draws late fonts as well. The portal keeps the fallback font in their place.
for (const face of document.fonts) face.display = 'block'
