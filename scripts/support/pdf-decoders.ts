import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Puts the decoders of pdf.js into one folder of a build, under their own names: its worker imports them by these. The
 * folder carries the fingerprint. A plugin, because Storybook ignores `build` of vite.config.ts.
 */
export const pdfDecoders = (): Plugin => {
  const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8')) as { version: string }
  return {
    name: 'pdf-decoders',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ originalFileNames }) =>
              originalFileNames.some((name) => name.includes('pdfjs-dist/wasm/'))
                ? `assets/pdfjs-${version}/[name][extname]`
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    }),
  }
}
