import { readFileSync } from 'node:fs'
import { readHtaccess } from '../../mocks/server/htaccess.ts'

/** Reads the headers of every response from public/.htaccess, so that previews and tests have the same. */
export const securityHeaders = (): Record<string, string> => ({
  ...readHtaccess(readFileSync('public/.htaccess', 'utf8')).always,
})
