import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn } from './source'

const BELOW_SCREENS = [
  'src/wire/contract',
  'src/wire/client',
  'src/api',
  'src/contract',
  'src/domain',
  'src/ui',
  'src/form',
  'src/table',
  'src/pdf',
  'src/lib',
  'src/branding.ts',
  'src/host.ts',
  'src/paths.ts',
  'src/council-pages.ts',
  'src/council-time.ts',
]

/** Folders and files that each folder may import, besides its own files. */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'src/lib': [],
  'src/domain': ['src/lib/zod.ts', 'src/lib/escape-html.ts'],
  'src/branding.ts': ['src/settings.json'],
  'src/paths.ts': ['src/domain'],
  'src/council-pages.ts': ['src/domain'],
  'src/council-time.ts': ['src/domain', 'src/branding.ts'],
  'src/ui': ['src/lib'],
  'src/form': ['src/ui', 'src/lib', 'src/domain'],
  'src/table': ['src/ui', 'src/lib', 'src/domain'],
  // The language of contracts imports nothing of this council.
  'src/wire/contract': ['src/lib'],
  'src/wire/conformance': ['src/wire/client', 'src/wire/contract', 'src/lib'],
  'src/wire/openapi': ['src/wire/client', 'src/wire/contract', 'src/wire/mock', 'src/lib'],
  'src/wire/mock': ['src/wire/client', 'src/wire/contract', 'src/lib'],
  'src/wire/client': ['src/wire/contract', 'src/lib'],
  'src/contract': ['src/wire/contract', 'src/domain', 'src/lib'],
  'src/api': ['src/wire/contract', 'src/wire/client', 'src/contract', 'src/domain', 'src/lib'],
  'src/pdf/layout': ['src/lib'],
  'src/pdf': ['src/domain', 'src/lib', 'src/ui'],
  'src/writes': BELOW_SCREENS,
  'src/features': [...BELOW_SCREENS, 'src/writes'],
  'src/areas': [...BELOW_SCREENS, 'src/features', 'src/writes'],
  'src/app': ['src'],
  'src/host.ts': [],
  'src/main.tsx': ['src', 'mocks/browser.ts', 'mocks/browser-tab.ts', 'mocks/live.ts'],
  'mocks/console': [
    'mocks',
    'src/wire/contract',
    'src/wire/mock',
    'src/contract',
    'src/domain',
    'src/lib',
    'src/ui',
    'src/branding.ts',
  ],
  'mocks/documents': ['mocks', 'src/domain', 'src/lib', 'src/pdf/layout', 'src/branding.ts'],
  mocks: [
    'src/wire/client/upload.ts',
    'src/wire/contract',
    'src/wire/mock',
    'src/contract',
    'src/domain',
    'src/lib',
    'src/branding.ts',
  ],
  // The package for administrators contains nothing of the mock.
  conformance: ['src/wire', 'src/api', 'src/contract', 'src/domain', 'src/lib', 'scripts/support'],
  'conformance/mock-host.ts': ['conformance', 'src/wire', 'mocks', 'src/domain', 'src/branding'],
}

function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('@mocks/')) return `mocks/${specifier.slice(7)}`
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  return null
}

const isIn = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`) || `${path}.ts` === folder || `${path}.tsx` === folder

const findFolder = (path: string): string | undefined =>
  Object.keys(ALLOWED_IMPORTS)
    .filter((folder) => isIn(path, folder))
    .toSorted((first, second) => second.length - first.length)[0]

/** `areas/x` never imports `areas/y`; what they share is in `features`. */
function crossesAreas(from: string, to: string): boolean {
  const [, fromArea] = /^src\/areas\/([^/]+)/.exec(from) ?? []
  const [, toArea] = /^src\/areas\/([^/]+)/.exec(to) ?? []
  return fromArea !== undefined && toArea !== undefined && toArea !== fromArea
}

/** Returns the forbidden imports of one file, each as `from -> to`. */
export function findForbiddenImports(file: string, source: string): string[] {
  const folder = findFolder(file)
  if (!folder) return [`${file} is in no folder of ALLOWED_IMPORTS`]
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  )
  return specifiers.flatMap((specifier) => {
    const target = resolveImport(file, specifier)
    if (!target) return []
    const allowed = [folder, ...(ALLOWED_IMPORTS[folder] ?? [])].some((other) => isIn(target, other))
    return allowed && !crossesAreas(file, target) ? [] : [`${file} -> ${target}`]
  })
}

const files = [...filesIn('src'), ...filesIn('mocks')]

describe('import directions', () => {
  it('are allowed by the table', () => {
    expect(
      [...files, ...filesIn('conformance')].flatMap((file) => findForbiddenImports(file, readFileSync(file, 'utf8'))),
    ).toEqual([])
  })

  it.each([
    ['src/domain/status/status.ts', "import { x } from '@/lib/x'"],
    ['src/areas/grants/list.screen.tsx', "import { x } from '../apply/draft'"],
    ['src/areas/grants/list.screen.tsx', "import { x } from '@/app/routes'"],
    ['src/features/files/upload.ts', "import { x } from '@/areas/grants/list.screen'"],
    ['src/app/routes.tsx', "const x = await import('@mocks/browser')"],
    ['mocks/impl/grants.ts', "import { x } from '@/wire/client/client'"],
    ['src/wire/client/client.ts', "import { x } from '@/contract'"],
    ['src/wire/mock/faults.ts', "import { x } from '@/domain/status/status'"],
    ['src/areas/grants/list.screen.tsx', "import { x } from '@/wire/mock/faults'"],
    ['conformance/main.ts', "import { x } from '@mocks/create-mock'"],
  ])('are found if they are not allowed: %s with %s', (file, source) => {
    expect(findForbiddenImports(file, source)).toHaveLength(1)
  })
})

describe('the rules for the source code', () => {
  const filesUsing = (pattern: RegExp, allowed: readonly string[]) =>
    files.filter((file) => pattern.test(readFileSync(file, 'utf8')) && !allowed.some((path) => isIn(file, path)))

  it('allow fetch only in the client and the listed places', () => {
    expect(
      filesUsing(/(?<![.\w])fetch\(/, [
        'src/api',
        'src/wire',
        'src/app/send-report.ts',
        'mocks',
        'src/pdf',
        'src/lib',
        'src/host.ts',
      ]),
    ).toEqual([])
  })

  it('allow import.meta.env only in host.ts', () => {
    expect(filesUsing(/import\.meta\.env/, ['src/host.ts'])).toEqual([])
  })

  it('allow zod only in the module that disables compiling', () => {
    expect(filesUsing(/from 'zod[/']/, ['src/lib/zod.ts'])).toEqual([])
  })

  it('forbid prefetchQuery, which hides errors', () => {
    expect(filesUsing(/prefetchQuery/, [])).toEqual([])
  })

  it('require declarations for functions with a body', () => {
    expect(filesUsing(/^(export )?const \w+ = (async )?(<.*>)?\(.*\)(: .*)? => \{$/m, [])).toEqual([])
  })

  it('forbid raw HTML and the dialogs of the browser', () => {
    expect(filesUsing(/dangerouslySetInnerHTML|window\.(alert|confirm|prompt)\(|Math\.random\(/, [])).toEqual([])
  })
})
