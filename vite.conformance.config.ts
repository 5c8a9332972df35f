import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { shippedPackages } from './scripts/support/shipped-packages.ts'
import { thirdPartyLicences } from './scripts/support/third-party-licences.ts'

const PROGRAM = 'conformance.mjs'

/** What makes the folder a package for npm, with its page as README. */
const packageFiles = (): Plugin => ({
  name: 'package-files',
  generateBundle() {
    const { version, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown> // Ours.
    const manifest = {
      name: 'research-grant-portal-conformance',
      version,
      description: 'Tells whether the research grant portal can go live on a host.',
      type: 'module',
      bin: { 'research-grant-portal-conformance': PROGRAM },
      engines,
    }
    this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(manifest, null, 2)}\n` })
    this.emitFile({ type: 'asset', fileName: 'README.md', source: readFileSync('docs/conformance.md') })
  },
})

const shipped = shippedPackages()

/** The conformance suite as a program in a folder of its own, which needs nothing but Node (docs/conformance.md). */
export default defineConfig({
  envDir: false,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Whatever the environment says of development: the library that it would need is another one.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { tsconfigPaths: true },
  plugins: [shipped.collector(), thirdPartyLicences(shipped), packageFiles()],
  ssr: { noExternal: true },
  build: {
    ssr: 'conformance/package.ts',
    outDir: 'dist-conformance',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: PROGRAM, codeSplitting: false, banner: '#!/usr/bin/env node' } },
  },
})
