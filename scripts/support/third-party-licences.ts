import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { ShippedPackage, shippedPackages } from './shipped-packages.ts'

/** In the root of a build, and not hidden: web servers hide what begins with a dot. */
export const LICENCES_FILE = 'THIRD-PARTY-LICENSES.txt'

/** Under these a library may be shipped to everybody, if its notices are. Another one is to be read before it is added. */
const KNOWN_LICENCES: readonly string[] = [
  '(MIT AND Zlib)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]

const NOTICE = /^(?:notices?|third.?party)/i
const LICENCE = /^(?:licen[cs]es?|copying|unlicense)(?:$|[-_.])/i
const CODE = /\.(?:[cm]?[jt]sx?|json|map)$/i

/** Texts that a package does not bring along, by name and version: another version is to be looked at again. */
const MISSING_TEXTS: Readonly<Record<string, readonly string[]>> = {
  '@pdf-lib/fontkit@1.1.1': ['pdf-lib-fontkit.txt', 'mit.txt'],
  '@open-draft/deferred-promise@2.2.0': ['artem-zakharchenko.txt', 'mit.txt'],
  'pdfjs-dist@6.5.438': ['core-js.txt', 'mit.txt'],
  'is-node-process@1.2.0': ['artem-zakharchenko.txt', 'mit.txt'],
  'strict-event-emitter@0.5.1': ['artem-zakharchenko.txt', 'mit.txt'],
}

/** Texts below the folder of a package, for what it has taken from others and its code contains. */
const FURTHER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'pdfjs-dist': [
    'wasm/LICENSE_JBIG2',
    'wasm/LICENSE_OPENJPEG',
    'wasm/LICENSE_PDFJS_JBIG2',
    'wasm/LICENSE_PDFJS_OPENJPEG',
    'wasm/LICENSE_PDFJS_QCMS',
  ],
}

/** Where the text ends that is about what is shipped: the rest is about libraries that run when the portal is built. */
const ENDS: Readonly<Record<string, string>> = { vite: '\n# Licenses of bundled dependencies' }

/** A text as it is, but for the ends of its lines. */
const tidy = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')

/**
 * The licence of a package with its notices. Throws with the name of the package if its licence is none of the known
 * ones, or if there is no text of it.
 */
export function licenceText({ name, version, licence, folder }: ShippedPackage): string {
  if (!KNOWN_LICENCES.includes(licence))
    throw new Error(`${name} ${version} has a licence that is not among the known ones: ${licence || 'none'}`)
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !CODE.test(entry.name))
    .map((entry) => entry.name)
    .toSorted()
  const own = (MISSING_TEXTS[`${name}@${version}`] ?? []).map((file) => join('scripts/licences', file))
  const brought = files.filter((file) => LICENCE.test(file))
  if (own.length === 0 && brought.length === 0)
    throw new Error(`${name} ${version} brings no text of its licence, ${licence}`)
  const notices = [...files.filter((file) => NOTICE.test(file)), ...(FURTHER_TEXTS[name] ?? [])]
  return [...own, ...[...brought, ...notices].map((file) => join(folder, file))]
    .map((path) => tidy(readFileSync(path, 'utf8').split(ENDS[name] ?? '\0')[0] ?? ''))
    .join('\n\n')
}

const RULE = '='.repeat(80)

const section = (one: ShippedPackage): string =>
  [RULE, `${one.name} ${one.version}`, `Licence: ${one.licence}`, one.homepage, RULE, '', licenceText(one)].join('\n')

/** Writes the licences of all that is shipped into the root of a build. */
export const thirdPartyLicences = (shipped: ReturnType<typeof shippedPackages>): Plugin => ({
  name: 'third-party-licences',
  apply: 'build',
  // What other plugins add at the end of a build is collected by then.
  generateBundle: {
    order: 'post',
    handler() {
      const head = 'Code, fonts and styles of others in this build of the portal, each with its licence and notices.'
      const text = [head, ...shipped.all().map(section)].join('\n\n')
      // The mark at its beginning makes it UTF-8 for every reader, whatever a server says of text files.
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: `\uFEFF${text}\n` })
    },
  },
})
