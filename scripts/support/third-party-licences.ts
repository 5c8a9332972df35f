import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { ShippedPackage, shippedPackages } from './shipped-packages.ts'

/** In the root of a build. No leading dot, because web servers hide dot files. */
export const LICENCES_FILE = 'THIRD-PARTY-LICENSES.txt'

/** Licences that allow distribution with notices. Read any other licence before adding it here. */
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

/** Licence texts that packages lack, by name and version. Check each new version. */
const MISSING_TEXTS: Readonly<Record<string, readonly string[]>> = {
  '@pdf-lib/fontkit@1.1.1': ['pdf-lib-fontkit.txt', 'mit.txt'],
  '@open-draft/deferred-promise@2.2.0': ['artem-zakharchenko.txt', 'mit.txt'],
  'pdfjs-dist@6.5.438': ['core-js.txt', 'mit.txt'],
  'is-node-process@1.2.0': ['artem-zakharchenko.txt', 'mit.txt'],
  'strict-event-emitter@0.5.1': ['artem-zakharchenko.txt', 'mit.txt'],
}

/** Licence texts of third-party code in a package, relative to its folder. */
const FURTHER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'pdfjs-dist': [
    'wasm/LICENSE_JBIG2',
    'wasm/LICENSE_OPENJPEG',
    'wasm/LICENSE_PDFJS_JBIG2',
    'wasm/LICENSE_PDFJS_OPENJPEG',
    'wasm/LICENSE_PDFJS_QCMS',
  ],
}

/** Where a licence text begins to list libraries that run only at build time. */
const BUILD_TIME_HEADINGS: Readonly<Record<string, string>> = { vite: '\n# Licenses of bundled dependencies' }

const normalize = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')

/** Returns the licence of a package with its notices. Throws if the licence is unknown or its text is missing. */
export function licenceText({ name, version, licence, folder }: ShippedPackage): string {
  if (!KNOWN_LICENCES.includes(licence))
    throw new Error(`${name} ${version} has an unknown licence: ${licence || 'none'}`)
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !CODE.test(entry.name))
    .map((entry) => entry.name)
    .toSorted()
  const ownTexts = (MISSING_TEXTS[`${name}@${version}`] ?? []).map((file) => join('scripts/licences', file))
  const licenceFiles = files.filter((file) => LICENCE.test(file))
  if (ownTexts.length === 0 && licenceFiles.length === 0)
    throw new Error(`${name} ${version} has no text of its licence, ${licence}`)
  const notices = [...files.filter((file) => NOTICE.test(file)), ...(FURTHER_TEXTS[name] ?? [])]
  return [...ownTexts, ...[...licenceFiles, ...notices].map((file) => join(folder, file))]
    .map((path) => normalize(readFileSync(path, 'utf8').split(BUILD_TIME_HEADINGS[name] ?? '\0')[0] ?? ''))
    .join('\n\n')
}

const RULE = '='.repeat(80)

const formatSection = (shippedPackage: ShippedPackage): string =>
  [
    RULE,
    `${shippedPackage.name} ${shippedPackage.version}`,
    `Licence: ${shippedPackage.licence}`,
    shippedPackage.homepage,
    RULE,
    '',
    licenceText(shippedPackage),
  ].join('\n')

export const thirdPartyLicences = (shipped: ReturnType<typeof shippedPackages>): Plugin => ({
  name: 'third-party-licences',
  apply: 'build',
  // Runs after the collector has seen the files of other plugins.
  generateBundle: {
    order: 'post',
    handler() {
      const head = 'Third-party code, fonts and styles in this build of the portal, each with its licence and notices.'
      const text = [head, ...shipped.all().map(formatSection)].join('\n\n')
      // With the byte order mark, browsers read UTF-8 whatever charset a server declares.
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: `\uFEFF${text}\n` })
    },
  },
})
