import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
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

const PUBLIC_PAGES = [
  ['frontpage', 'Managed elsewhere: ask the council’s office.'],
  ['home', 'The council shortlists it, or not.'],
  ['questions', 'Your highest qualification'],
  ['privacy', 'The portal loads nothing from other sites.'],
  ['accessibility', 'Known gaps'],
  ['login', 'Forgot password?'],
  ['signup', 'For applicants.'],
  ['forgotpassword', 'We send you a new one by e-mail.'],
] as const

/** Compressed kilobytes of the scripts of a public page. Raise it only for a feature worth the wait. */
const FIRST_LOAD = 160

/** Includes the shared code for forms and calls, with the table of the application's fields. */
const WITH_FORMS = 225
const isFirstPage = (name: string) => ['frontpage', 'home'].includes(name)

const named = (html: string, tag: RegExp): string[] => [...html.matchAll(tag)].map(([, address = '']) => address)

const scriptsOf = (html: string): string[] => [
  ...named(html, /<link rel="(?:modulepreload"|preload" as="script")[^>]* href="([^"]+)"/g),
  ...named(html, /<script[^>]* src="([^"]+)"/g),
]

const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, file = '']) => `assets/${file}`)

/** Builds of `npm run build` and `npm run build:demo`, which `npm test` makes first. */
const BUILDS = { production: 'dist', demo: 'dist-demo' } as const
type Mode = keyof typeof BUILDS
const MODES = Object.keys(BUILDS) as Mode[] // They are its keys.

describe('the production build', () => {
  const outDir = (mode: Mode) => BUILDS[mode]
  const page = (mode: Mode) => readFileSync(join(outDir(mode), 'index.html'), 'utf8')

  it('contains no mock code', () => {
    expect(mockWordsIn(outDir('production'))).toEqual([])
  })

  it('is checked for texts that the demo does contain', () => {
    const found = mockWordsIn(outDir('demo'))
    for (const word of MOCK_WORDS) expect(found.some((place) => place.startsWith(word))).toBe(true)
  })

  it('sends no requests to third parties', () => {
    expect([...page('production').matchAll(/(?:src|href)="(https?:)?\/\/[^"]+"/g)]).toEqual([])
  })

  it('contains no script or style that a content security policy would refuse', () => {
    expect(page('production')).not.toMatch(/<style|style="|<script(?![^>]*src=)|\son\w+="/)
  })

  it('names no icon beside the one that a council replaces', () => {
    expect(named(page('production'), /<link rel="icon"[^>]* href="([^"]+)"/g)).toEqual(['/icon.png'])
  })

  it('shows a notice to old browsers on every page', () => {
    const pages = filesIn(outDir('production')).filter((path) => path.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(PUBLIC_PAGES.length)
    expect(pages.filter((path) => !readFileSync(path, 'utf8').includes('This browser is too old'))).toEqual([])
    const styles = filesIn(outDir('production')).filter((path) => path.endsWith('.css'))
    const asks = /@supports \(color: ?light-dark\([^)]+\)\) and \(color: ?rgb\(from [^)]+\)\) ?\{\.browser-too-old/
    expect(styles.filter((path) => asks.test(readFileSync(path, 'utf8')))).toHaveLength(1)
  })

  it('contains the headers and rules for its own page', () => {
    expect(readFileSync(join(outDir('production'), '.htaccess'), 'utf8')).toContain('RewriteRule ^ index.html')
  })

  describe.each(PUBLIC_PAGES)('has a page %s that', (name, words) => {
    const read = (file: string) => readFileSync(join(outDir('production'), file), 'utf8')
    const html = () => read(`${name}.html`)

    it('shows its text without scripts, and no host, date or person', () => {
      expect(html()).toContain(words)
      expect(html()).not.toMatch(/portal-host|<time|Log Out/)
    })

    it('contains no script or style that a content security policy would refuse', () => {
      expect(html()).not.toMatch(/<style|style="|<script(?![^>]*src=)|\son\w+="/)
    })

    it('runs only the script that starts the portal after painting', () => {
      expect(named(html(), /<script[^>]* src="([^"]+)"/g)).toEqual([
        expect.stringMatching(/^\/assets\/prerendered-page-[^/]+\.js$/),
      ])
      expect(named(html(), /<link rel="preload" as="script"[^>]* data-portal[^>]* href="([^"]+)"/g)).toEqual([
        expect.stringMatching(/^\/assets\/index-[^/]+\.js$/),
      ])
    })

    it('preloads all its scripts, without large libraries, within the limit', () => {
      const scripts = scriptsOf(html()).map((address) => address.slice(1))
      expect(scripts.flatMap((file) => importsOf(read(file))).filter((file) => !scripts.includes(file))).toEqual([])
      const code = scripts.map(read)
      expect(code.filter((text) => /getDocument|prosemirror|PDFDocument|largest-contentful-paint/.test(text))).toEqual(
        [],
      )
      const bytes = code.reduce((sum, text) => sum + gzipSync(text).length, 0)
      expect(bytes / 1000).toBeLessThan(isFirstPage(name) ? FIRST_LOAD : WITH_FORMS)
    })
  })

  it('loads its home page with at most twelve requests', () => {
    const html = readFileSync(join(outDir('production'), 'home.html'), 'utf8')
    const files = new Set(named(html, /<(?:link|script|img)[^>]* (?:href|src)="([^"]+)"/g))
    // Includes the page. A browser takes the picture of the video near the viewport.
    const later = '/images/slide-laboratory.svg'
    expect(1 + [...files].filter((file) => file !== later).length).toBeLessThanOrEqual(12)
  })

  it('has no screen chunk over 60 kB', () => {
    const screens = filesIn(outDir('production')).filter((path) => /\.screen-[^/]+\.js$/.test(path))
    expect(screens.length).toBeGreaterThan(20)
    expect(screens.filter((path) => gzipSync(readFileSync(path)).length > 60_000)).toEqual([])
  })

  it('loads about a dozen files per screen, not one per module', () => {
    const assets = join(outDir('production'), 'assets')
    const filesFor = (file: string, seen = new Set<string>()): number => {
      if (!seen.has(file)) {
        seen.add(file)
        for (const imported of importsOf(readFileSync(join(outDir('production'), file), 'utf8')))
          filesFor(imported, seen)
      }
      return seen.size
    }
    const screens = readdirSync(assets).filter((name) => /\.screen-[^/]+\.js$/.test(name))
    expect(screens.filter((name) => filesFor(`assets/${name}`) > 14)).toEqual([])
  })

  it('keeps the decoders of pdf.js under their names, by version', () => {
    const folderName = `pdfjs-${manifest.dependencies['pdfjs-dist']}`
    for (const mode of MODES)
      expect(readdirSync(join(outDir(mode), 'assets', folderName)).toSorted()).toEqual([
        'jbig2_nowasm_fallback.js',
        'openjpeg_nowasm_fallback.js',
      ])
    const { text = '' } = readLicences(outDir('production')).get('pdfjs-dist') ?? {}
    expect(text).toContain('The PDFium Authors')
    expect(text).toContain('Universite catholique de Louvain')
  })

  it('preloads the API client in index.html', () => {
    expect(page('production')).toMatch(/<link rel="modulepreload"[^>]* href="\/assets\/client-/)
  })

  it('contains its version in the page', () => {
    for (const mode of MODES) expect(page(mode)).toContain(`<meta name="version" content="${version()}">`)
  })

  it('contains the licence of each library that it needs', () => {
    const licences = readLicences(outDir('production'))
    const needed = Object.entries(manifest.dependencies)
    const absent = needed.filter(([name, version]) => licences.get(name)?.version !== version).map(([name]) => name)
    // These only re-export other packages.
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

  it('contains licences of its styles, workers and nested libraries', () => {
    const names = [...readLicences(outDir('production')).keys()]
    expect(names).toEqual(expect.arrayContaining(['tailwindcss', 'pdfjs-dist', 'prosemirror-model', 'pako']))
  })

  it('contains no licence of tools or of the mock, unlike the demo', () => {
    const tools = (mode: Mode) =>
      [...readLicences(outDir(mode)).keys()].filter((name) => name in manifest.devDependencies)
    expect(tools('production')).toEqual(['tailwindcss', 'vite'])
    expect(tools('demo')).toEqual(['@mswjs/data', 'docx', 'msw', 'tailwindcss', 'vite'])
  })
})
