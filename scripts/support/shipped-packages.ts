import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Modules that are no file, by the beginning of their name: the package that writes them, or null for our own. */
const VIRTUAL: readonly (readonly [start: string, writtenBy: string | null])[] = [
  ['vite/', 'vite'],
  ['rolldown/', 'rolldown'],
  ['lean-mock:', null],
]

/** A style sheet that another one imports: it becomes part of that one, and is neither a module nor a file of the build. */
const IMPORT = /@import\s+(?:url\()?['"]([^'"]+)['"]/g

/** A package of which something is in a build. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** As package.json says it; empty if it says nothing. */
  readonly licence: string
  readonly homepage: string
  /** Absolute path. */
  readonly folder: string
}

/** The folder of the package that a file belongs to; null for a file of this repository. */
function packageFolder(path: string): string | null {
  const [, folder = null] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? []
  return folder
}

function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: unknown
    homepage?: string
  } // What npm has installed has a name and a version.
  const { name, version, license, homepage = `https://www.npmjs.com/package/${name}` } = manifest
  return { name, version, licence: typeof license === 'string' ? license : '', homepage, folder }
}

/**
 * What a build has taken out of `node_modules`: code in its chunks, and files (fonts, workers, styles) that are in it
 * under a name of their own. Each bundle of a build, also that of a worker, needs a `collector`.
 */
export function shippedPackages() {
  const folders = new Set<string>()

  function add(id: string): void {
    const [path = ''] = id.replace('\0', '').split('?')
    const virtual = id.startsWith('\0') ? VIRTUAL.find(([start]) => path.startsWith(start)) : undefined
    const folder = virtual ? virtual[1] && resolve('node_modules', virtual[1]) : packageFolder(path)
    if (folder) folders.add(folder)
    else if (id.startsWith('\0') && !virtual)
      throw new Error(`Whose code this is, and so its licence, is not known: ${path}`)
  }

  return {
    collector: (): Plugin => ({
      name: 'shipped-packages',
      apply: 'build',
      transform: {
        // Before another plugin has put what is imported in the place of the import.
        order: 'pre',
        filter: { id: /\.css(?:$|\?)/ },
        async handler(css, id) {
          add(id)
          for (const [, source = ''] of css.matchAll(IMPORT)) {
            const found = await this.resolve(source, id)
            if (found) add(found.id)
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
