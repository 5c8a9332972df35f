import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toEmailPage } from '@/lib/email-page'
import { securityHeaders } from '../../../scripts/support/security-headers'

const headers = securityHeaders()
const policy = headers['Content-Security-Policy'] ?? ''

describe('the headers that the portal is served with', () => {
  it('are the same in the sample for nginx', () => {
    const sample = readFileSync('docs/nginx.conf', 'utf8')
    const sampleHeaders = [...sample.matchAll(/^ {2}add_header (\S+) "([^"]+)" always;$/gm)].map(([, name, value]) => [
      name,
      value,
    ])
    expect(Object.fromEntries(sampleHeaders)).toEqual(headers)
    // In a location, it would disable all inherited ones.
    expect(sample).not.toMatch(/^ {4,}add_header/m)
  })

  it('match the caching in the sample for nginx', () => {
    const apache = readFileSync('public/.htaccess', 'utf8')
    const byName = /<FilesMatch "([^"]+)">\s*Header set Cache-Control "([^"]+)"/g
    const byAddress = /SetEnvIf Request_URI "([^"]+)" \w+\s*Header set Cache-Control "([^"]+)" env=/g
    const nginx = readFileSync('docs/nginx.conf', 'utf8').matchAll(/^ {2}~(\S+)\s+"([^"]+)";$/gm)
    const readRules = (matches: Iterable<RegExpExecArray>) =>
      [...matches].map(([, pattern, cacheControl]) => [pattern, cacheControl])
    expect(readRules(nginx)).toEqual([...readRules(apache.matchAll(byAddress)), ...readRules(apache.matchAll(byName))])
  })

  it('allow no inline script, and styles only in e-mails', () => {
    expect(policy).not.toContain('unsafe')
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(toEmailPage('')) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
  })

  it('let workers and a manifest come from the portal’s own origin only', () => {
    expect(policy.split('; ')).toContain("default-src 'self'")
    expect(policy).not.toMatch(/worker-src|manifest-src|child-src/)
  })

  it.each(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])('contain %s', (directive) => {
    expect(policy.split('; ')).toContain(directive)
  })
})
