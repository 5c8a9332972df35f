import type { LoadFont, Script, Weight } from './faces'

/**
 * The fonts as data URLs, which load in the same way in a build, in a browser and in Node. WOFF and not WOFF2, because
 * fontkit cannot make a subset of the latter. The Latin letters come from the Tamil family, whose word space is that of
 * Noto Sans; the Sinhala family's is twice as wide.
 */
const files: Record<Script, Record<Weight, () => Promise<{ default: string }>>> = {
  latin: {
    regular: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-latin-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-latin-600-normal.woff?inline'),
  },
  'latin-ext': {
    regular: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-latin-ext-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-latin-ext-600-normal.woff?inline'),
  },
  sinhala: {
    regular: () => import('@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-600-normal.woff?inline'),
  },
  tamil: {
    regular: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff?inline'),
  },
}

/** Loads one font for a printed document. */
export const loadFont: LoadFont = async (script, weight) => {
  const { default: address } = await files[script][weight]()
  const base64 = address.slice(address.indexOf(',') + 1)
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
