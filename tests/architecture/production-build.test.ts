import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LICENCES_FILE } from '../../scripts/support/third-party-licences'
import { version } from '../../scripts/support/version'

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

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>

/** What a file of licences says, by name of the package. */
function readLicences(folder: string) {
  const [, ...parts] = readFileSync(join(folder, LICENCES_FILE), 'utf8').split(/^={80}\n(?=\S+ \d)/m)
  return new Map(
    parts.map((part) => {
      const [, name = '', version, licence, text = ''] =
        /^(\S+) (\S+)\nLicence: (.+)\n.+\n={80}\n([^]*)$/.exec(part) ?? []
      return [name, { version, licence, text }]
    }),
  )
}

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

  it('says in its page which version it is', () => {
    for (const mode of ['production', 'demo', 'folder'])
      expect(page(mode)).toContain(`<meta name="version" content="${version()}">`)
  })

  it('contains the licence of each library that it needs', () => {
    const licences = readLicences(outDir('production'))
    const needed = Object.entries(manifest.dependencies)
    const absent = needed.filter(([name, version]) => licences.get(name)?.version !== version).map(([name]) => name)
    // These pass on what others have made, and add nothing to it.
    expect(absent).toEqual(['@tiptap/pm', 'react-router-dom'])
    const withoutText = [...licences].filter(([, { text }]) => !/permi[ts]|redistribut/i.test(text))
    expect(withoutText).toEqual([])
  })

  it('contains the licence of each font', () => {
    const licences = readLicences(outDir('production'))
    const fonts = filesIn('src').flatMap((path) => readFileSync(path, 'utf8').match(/@fontsource[\w-]*\/[\w-]+/g) ?? [])
    expect(new Set(fonts).size).toBeGreaterThan(3)
    const hasLicence = (name: string) => {
      const { licence, text } = licences.get(name) ?? {}
      return licence === 'OFL-1.1' && text?.includes('SIL OPEN FONT LICENSE Version 1.1')
    }
    expect(fonts.filter((name) => !hasLicence(name))).toEqual([])
  })

  it('contains the licences of what is a part of its styles and workers, or of a library in them', () => {
    const names = [...readLicences(outDir('production')).keys()]
    expect(names).toEqual(expect.arrayContaining(['tailwindcss', 'pdfjs-dist', 'prosemirror-model', 'pako']))
  })

  it('contains no licence of a tool, or of the mock, which the demo has', () => {
    const tools = (mode: string) =>
      [...readLicences(outDir(mode)).keys()].filter((name) => name in manifest.devDependencies)
    expect(tools('production')).toEqual(['tailwindcss', 'vite'])
    expect(tools('demo')).toEqual(['@mswjs/data', 'docx', 'msw', 'tailwindcss', 'vite'])
  })
})
