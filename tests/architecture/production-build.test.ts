import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Texts that occur only in the mock host. */
const MOCK_WORDS = [
  'setupWorker',
  'mockServiceWorker',
  'Mock Service Worker',
  'demo1234',
  'applicant@demo.urc',
  'X-Mock-Session',
  'demo-worker',
  'webmanifest',
  'rel="manifest"',
  'demo-build',
  'demo-tab',
  'demo-scenario',
  'Controls of the demo',
  'mock-host',
  // A style that only the console has.
  'h-6\\.5',
  'maskable',
]

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const mockWordsIn = (folder: string): string[] =>
  filesIn(folder).flatMap((path) => {
    const text = path + readFileSync(path, 'latin1')
    return MOCK_WORDS.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`)
  })

describe('the production build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const outDir = (mode: string) => join(folder, mode)
  const page = (mode: string) => readFileSync(join(outDir(mode), 'index.html'), 'utf8')

  beforeAll(async () => {
    for (const mode of ['production', 'demo'])
      await build({ mode, logLevel: 'error', build: { outDir: outDir(mode), emptyOutDir: true } })
    await build({ base: '/RGMS/', logLevel: 'error', build: { outDir: outDir('folder'), emptyOutDir: true } })
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it('contains no mock code', () => {
    expect(mockWordsIn(outDir('production'))).toEqual([])
  })

  it('would be found to contain it: the demo contains all of it', () => {
    const found = mockWordsIn(outDir('demo'))
    for (const word of MOCK_WORDS) expect(found.some((place) => place.startsWith(word))).toBe(true)
  })

  it('sends no requests to third parties', () => {
    expect([...page('production').matchAll(/(?:src|href)="(https?:)?\/\/[^"]+"/g)]).toEqual([])
  })

  it('contains no script or style that a content security policy would refuse', () => {
    expect(page('production')).not.toMatch(/<style|style="|<script(?![^>]*src=)|\son\w+="/)
  })

  it('contains the headers and rules for its own page', () => {
    expect(readFileSync(join(outDir('production'), '.htaccess'), 'utf8')).toContain('RewriteRule ^ index.html')
  })

  it('names nothing outside its folder if it is built for one', () => {
    const named = [...page('folder').matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((address) => !address?.startsWith('/RGMS/'))).toEqual([])
    const code = filesIn(outDir('folder')).filter((path) => /\.(js|css)$/.test(path))
    expect(code.filter((path) => /["'(`]\/assets\//.test(readFileSync(path, 'utf8')))).toEqual([])
  })
})
