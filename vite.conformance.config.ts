import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { shippedPackages } from './scripts/support/shipped-packages.ts'
import { thirdPartyLicences } from './scripts/support/third-party-licences.ts'

const PROGRAM = 'conformance.mjs'

const packageFiles = (): Plugin => ({
  name: 'package-files',
  generateBundle() {
    const { version, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown> // Ours.
    const manifest = {
      name: 'research-grant-portal-conformance',
      version,
      description: 'Checks whether the research grant portal can go live on a host.',
      type: 'module',
      bin: { 'research-grant-portal-conformance': PROGRAM },
      engines,
    }
    this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(manifest, null, 2)}\n` })
    this.emitFile({ type: 'asset', fileName: 'README.md', source: readFileSync('docs/conformance.md') })
  },
})

const shipped = shippedPackages()

/** Builds the conformance suite into one program that needs only Node (docs/conformance.md). */
export default defineConfig({
  envDir: false,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Ignores NODE_ENV: the development transform imports another JSX runtime.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { tsconfigPaths: true },
  plugins: [shipped.collector(), thirdPartyLicences(shipped), packageFiles()],
  ssr: { noExternal: true },
  build: {
    ssr: 'conformance/package-entry.ts',
    outDir: 'dist-conformance',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: PROGRAM, codeSplitting: false, banner: '#!/usr/bin/env node' } },
  },
})
