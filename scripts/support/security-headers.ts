import { readFileSync } from 'node:fs'
import { parseHtaccess } from '../../mocks/server/htaccess.ts'

/** Reads the headers of every response from public/.htaccess, for previews and tests. */
export const securityHeaders = (): Record<string, string> => ({
  ...parseHtaccess(readFileSync('public/.htaccess', 'utf8')).always,
})
