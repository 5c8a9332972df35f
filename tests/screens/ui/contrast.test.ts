import { afterEach, expect, test } from 'vitest'

afterEach(() => document.documentElement.style.removeProperty('color-scheme'))

/** Returns red, green and blue of a colour token as rendered, from 0 to 255. */
function drawn(token: string): number[] {
  const probe = document.createElement('p')
  probe.style.color = `var(--color-${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('There is no canvas.')
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(token: string): number {
  const [red = 0, green = 0, blue = 0] = drawn(token)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Non-text colours (WCAG 1.4.11), each with its backgrounds. */
const STANDS_OUT = [
  {
    what: 'the ring of the focus, and the bar of the highlighted item',
    colour: 'accent',
    on: ['paper', 'raised', 'sunk', 'accent-soft'],
  },
  { what: 'the ring of the focus on the bar', colour: 'on-bar', on: ['bar'] },
  { what: 'the border of a field', colour: 'rule-strong', on: ['paper', 'raised', 'sunk'] },
]

for (const scheme of ['light', 'dark'])
  test.each(STANDS_OUT)(`$what contrasts with every background, in ${scheme} colours`, ({ colour, on }) => {
    document.documentElement.style.colorScheme = scheme
    const pale = on.filter((below) => contrast(colour, below) < 3)
    expect(pale).toEqual([])
  })

test('a colour has no contrast with itself, text has with its page', () => {
  expect(contrast('accent', 'accent')).toBe(1)
  document.documentElement.style.colorScheme = 'light'
  expect(contrast('ink', 'raised')).toBeGreaterThan(12)
})
