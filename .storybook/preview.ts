import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { readableTypes } from './readable-types.ts'
import { globalTypes } from '../stories/support/toolbar'
import { TESTING_LIBRARY_CONFIG } from '../tests/support/testing-library.ts'

configure(TESTING_LIBRARY_CONFIG)

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    // Omits passed elements, because describing them takes a fifth of the time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
        // About the width of A4 without the page margins of src/print.css.
        paper: { name: 'Paper', styles: { width: '672px', height: '950px' } },
        desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  argTypesEnhancers: [readableTypes],
  globalTypes,
  initialGlobals: { viewport: { value: 'desk' } },
  // Docs pages do not run `play`. A story that depends on it has the tag `!autodocs`.
  tags: ['autodocs'],
}

export default preview
