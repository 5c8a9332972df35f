import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Emits the decoders of pdf.js into one versioned folder and keeps their file names, by which its worker imports them. A
 * plugin, because Storybook ignores `build` of vite.config.ts.
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
