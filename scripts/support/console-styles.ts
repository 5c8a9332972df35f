import type { Plugin } from 'vite'

/** As a stylesheet; as a text (`?raw`) it stays as it is. */
const STYLES = /\/src\/styles\.css(?:\?direct)?$/

/** Adds the styles of the demo's console to those of the portal, which a build for a host has alone. */
export const consoleStyles = (): Plugin => ({
  name: 'console-styles',
  // Before Tailwind reads where to look for classes.
  enforce: 'pre',
  transform: (code, id) => (STYLES.test(id) ? `${code}\n@source '../mocks/console';\n` : null),
})
