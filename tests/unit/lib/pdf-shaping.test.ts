import fontkit from '@pdf-lib/fontkit'
import { describe, expect, test } from 'vitest'
import type { FontName } from '@/pdf/layout/faces'
import { shapingFontkit } from '@/pdf/layout/shape-text'
import { loadFont } from '@/pdf/layout/load-font'
// The output of HarfBuzz 6.0, the shaper of browsers, with the same font files.
import harfbuzz from './harfbuzz-glyphs.json'

const fontOf = async (name: FontName) => shapingFontkit(fontkit).create(await loadFont(name, 'regular'))

describe.each(['sinhala', 'tamil'] as const)('%s', (script) => {
  test('has the same glyphs as with HarfBuzz, in the same order', async () => {
    const font = await fontOf(script)
    for (const [word, expected] of Object.entries(harfbuzz[script])) {
      const glyphs = font.layout(word).glyphs.map((glyph) => glyph.id)
      expect({ word, glyphs }).toEqual({ word, glyphs: expected })
    }
  })

  test('has the width of every spacing sign', async () => {
    const font = await fontOf(script)
    for (const word of Object.keys(harfbuzz[script])) {
      const { glyphs, positions } = font.layout(word)
      const hasWidth = glyphs.map((glyph) => glyph.advanceWidth > 0)
      const advances = positions.map((position) => position.xAdvance > 0)
      expect({ word, advances }).toEqual({ word, advances: hasWidth })
    }
  })
})

test('every font is read, in both weights', async () => {
  const fonts: Record<FontName, true> = {
    latin: true,
    vietnamese: true,
    'latin-ext': true,
    greek: true,
    'greek-ext': true,
    cyrillic: true,
    'cyrillic-ext': true,
    sinhala: true,
    tamil: true,
    math: true,
  }
  for (const name of Object.keys(fonts) as FontName[])
    for (const weight of ['regular', 'bold'] as const)
      expect(fontkit.create(await loadFont(name, weight)).numGlyphs).toBeGreaterThan(50)
})
