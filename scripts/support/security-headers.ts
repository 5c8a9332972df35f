import { readFileSync } from 'node:fs'
import { readHtaccess } from '../../mocks/server/htaccess.ts'

/** The headers that public/.htaccess sends with every reply, read from it so that previews and tests have the same. */
export const securityHeaders = (): Record<string, string> => ({
  ...readHtaccess(readFileSync('public/.htaccess', 'utf8')).always,
})
