import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Keeps the names of the decoders, which the worker of pdf.js imports. Storybook ignores `build`, so this is a plugin. */
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
