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

// Letters have their own widths, which are not rounded to whole pixels where a system aligns strokes with the grid.
const style = document.createElement('style')
style.textContent = '* { text-rendering: geometricPrecision !important; scrollbar-width: none !important }'
document.head.append(style)
