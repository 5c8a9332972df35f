import { setProjectAnnotations } from '@storybook/react-vite'
import { configure, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { STANDSTILL } from '../support/standstill'

configure({ asyncUtilTimeout: STANDSTILL })
setProjectAnnotations([
  preview,
  {
    // Storybook itself adds it when it runs a story.
    beforeEach: (context) => {
      context.canvas = within(context.canvasElement)
    },
  },
])

// What a system has of its own is kept out of the pictures: its widths of letters, which it may round to whole pixels,
// its scroll bars, and its monospaced typeface, the only one that the portal does not bring with it.
const style = document.createElement('style')
style.textContent = `
  :root { --font-mono: var(--font-sans) !important }
  * { text-rendering: geometricPrecision !important; scrollbar-width: none !important }
`
document.head.append(style)
