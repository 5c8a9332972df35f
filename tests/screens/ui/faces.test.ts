import { expect, test } from 'vitest'

test.each([
  ['Sinhala', 'සිංහල'],
  ['Tamil', 'தமிழ்'],
])('%s has a bundled font, regular and bold', async (_, text) => {
  for (const weight of [400, 600]) {
    const faces = await document.fonts.load(`${weight} 1rem 'Sinhala and Tamil'`, text)
    expect(faces.map(({ status }) => status)).toEqual(['loaded'])
  }
})
