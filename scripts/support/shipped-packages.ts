import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Prefixes of virtual modules, with the package that generates them; null for our own. */
const VIRTUAL_MODULES: readonly (readonly [prefix: string, generator: string | null])[] = [
  ['vite/', 'vite'],
  ['rolldown/', 'rolldown'],
  ['lean-mock:', null],
]

/** Matches imported style sheets. They are inlined, so they are neither modules nor files of the build. */
const IMPORT = /@import\s+(?:url\()?['"]([^'"]+)['"]/g

export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** From package.json; empty if it has none. */
  readonly licence: string
  readonly homepage: string
  /** Absolute path. */
  readonly folder: string
}

/** Returns the package folder of a file; null for a file of this repository. */
function findPackageFolder(path: string): string | null {
  const [, folder = null] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? []
  return folder
}

function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: unknown
    homepage?: string
  } // Every installed package has a name and a version.
  const { name, version, license, homepage = `https://www.npmjs.com/package/${name}` } = manifest
  return { name, version, licence: typeof license === 'string' ? license : '', homepage, folder }
}

/** Collects the packages whose code or files are in a build. Each bundle, also of a worker, needs a `collector`. */
export function shippedPackages() {
  const folders = new Set<string>()

  function add(id: string): void {
    const [path = ''] = id.replace('\0', '').split('?')
    const virtual = id.startsWith('\0') ? VIRTUAL_MODULES.find(([prefix]) => path.startsWith(prefix)) : undefined
    const folder = virtual ? virtual[1] && resolve('node_modules', virtual[1]) : findPackageFolder(path)
    if (folder) folders.add(folder)
    else if (id.startsWith('\0') && !virtual) throw new Error(`The package of a virtual module is unknown: ${path}`)
  }

  return {
    collector: (): Plugin => ({
      name: 'shipped-packages',
      apply: 'build',
      transform: {
        // Runs before another plugin inlines the imports.
        order: 'pre',
        filter: { id: /\.css(?:$|\?)/ },
        async handler(css, id) {
          add(id)
          for (const [, source = ''] of css.matchAll(IMPORT)) {
            const resolved = await this.resolve(source, id)
            if (resolved) add(resolved.id)
          }
        },
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          for (const part of Object.values(bundle))
            if (part.type === 'chunk') part.moduleIds.forEach(add)
            else part.originalFileNames.forEach((name) => add(resolve(name)))
        },
      },
    }),
    /** Sorted by name. */
    all: (): ShippedPackage[] =>
      [...folders].map(readPackage).toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1)),
  }
}
