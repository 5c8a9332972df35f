import { readFileSync } from 'node:fs'
import { parseHtaccess } from '../../mocks/server/htaccess.ts'

/** Reads the headers of every response from public/.htaccess, so that previews and tests have the same. */
export const securityHeaders = (): Record<string, string> => ({
  ...parseHtaccess(readFileSync('public/.htaccess', 'utf8')).always,
})
