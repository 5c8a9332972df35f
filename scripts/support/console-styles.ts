import type { Plugin } from 'vite'

/** Matches the style sheet, but not its text (`?raw`). */
const STYLES = /\/src\/styles\.css(?:\?direct)?$/

export const consoleStyles = (): Plugin => ({
  name: 'console-styles',
  // Runs before Tailwind reads `@source`.
  enforce: 'pre',
  transform: (code, id) => (STYLES.test(id) ? `${code}\n@source '../mocks/console';\n` : null),
})
