import type { LoadFont, Script, Weight } from './faces'
import { sfntOf } from './sfnt'

/**
 * Data URLs load the same way in builds, browsers and Node. fontkit cannot subset WOFF2. Latin comes from the Tamil
 * family, whose word space is that of Noto Sans; the Sinhala family's is twice as wide.
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

const loaded = new Map<string, Promise<Uint8Array>>()

/** Loads each font once, because a board pack needs it for every application. */
export const loadFont: LoadFont = (script, weight) => {
  const key = `${script} ${weight}`
  const font = loaded.get(key) ?? load(script, weight)
  loaded.set(key, font)
  // A failed font is fetched again on the next call.
  font.catch(() => loaded.delete(key))
  return font
}

async function load(script: Script, weight: Weight): Promise<Uint8Array> {
  const { default: address } = await files[script][weight]()
  const base64 = address.slice(address.indexOf(',') + 1)
  return sfntOf(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
}
