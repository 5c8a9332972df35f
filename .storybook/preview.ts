import '../src/styles.css'
import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
        desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'desk' } },
}

export default preview
