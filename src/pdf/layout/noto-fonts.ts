import type { FontName, LoadFont, Weight } from './faces'
import { sfntOf } from './sfnt'

type Load = () => Promise<{ default: string }>

const mathRegular: Load = () => import('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff?inline')

/** Data URLs load the same way in builds, browsers and Node. fontkit cannot subset WOFF2. */
const files: Record<FontName, Record<Weight, Load>> = {
  latin: {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?inline'),
  },
  vietnamese: {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff?inline'),
  },
  'latin-ext': {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff?inline'),
  },
  greek: {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff?inline'),
  },
  'greek-ext': {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-600-normal.woff?inline'),
  },
  cyrillic: {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff?inline'),
  },
  'cyrillic-ext': {
    regular: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff?inline'),
  },
  sinhala: {
    regular: () => import('@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-600-normal.woff?inline'),
  },
  tamil: {
    regular: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff?inline'),
  },
  // The family has one weight.
  math: { regular: mathRegular, bold: mathRegular },
}

const loaded = new Map<Load, Promise<Uint8Array>>()

/** Loads each font once, because a board pack needs it for every application. */
export const loadFont: LoadFont = (name, weight) => {
  const source = files[name][weight]
  const font = loaded.get(source) ?? load(source)
  loaded.set(source, font)
  // A failed font is fetched again on the next call.
  font.catch(() => loaded.delete(source))
  return font
}

async function load(source: Load): Promise<Uint8Array> {
  const { default: address } = await source()
  const base64 = address.slice(address.indexOf(',') + 1)
  return sfntOf(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
}
