import { readFileSync } from 'node:fs'

/** The headers that public/.htaccess sends with every reply, read from it so that previews and tests have the same. */
export const securityHeaders = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync('public/.htaccess', 'utf8').matchAll(/^\s*Header always set (\S+) "([^"]+)"$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
