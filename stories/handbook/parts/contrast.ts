import { COLOURS, type ColourToken } from './tokens'

type Rgb = readonly [red: number, green: number, blue: number]

const canvas = document.createElement('canvas')
canvas.width = 1
canvas.height = 1
const pixel = canvas.getContext('2d', { willReadFrequently: true })

/** Converts a CSS colour in the browser. */
function toRgb(colour: string): Rgb {
  if (!pixel) throw new Error('This browser draws on no canvas.')
  pixel.fillStyle = colour
  pixel.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** Linearises a colour channel (0 to 255), as WCAG defines. */
function linearize(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance as defined by WCAG. */
function measureLuminance(colour: string): number {
  const [red, green, blue] = toRgb(colour)
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue)
}

/** From 1 to 21. */
function measureContrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [measureLuminance(first), measureLuminance(second)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

export const THEMES = ['light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** A colour on a surface, and its minimum contrast: WCAG requires 4.5 for text and 3 for controls. */
export interface ColourPair {
  readonly colour: ColourToken
  readonly surface: ColourToken
  readonly minimum: number
}

const PAPER_COLOURS = ['paper', 'raised', 'sunk']
const isSoft = (name: string) => name.endsWith('-soft') && name !== 'ink-soft'
const isSurface = (name: string) => PAPER_COLOURS.includes(name) || name === 'bar' || isSoft(name)

/** Returns whether a colour is used on a surface: `on-bar` on `bar`, `good` on papers and `good-soft`, `ink` on all. */
function isUsedOn(colour: string, surface: string): boolean {
  if (colour.startsWith('on-')) return colour === `on-${surface}`
  return PAPER_COLOURS.includes(surface) || surface === `${colour}-soft` || (colour === 'ink' && isSoft(surface))
}

/** Excludes `rule`, which is decorative. */
export const COLOUR_PAIRS: readonly ColourPair[] = COLOURS.filter(
  ({ name }) => !isSurface(name) && name !== 'rule',
).flatMap((colour) =>
  COLOURS.filter(({ name }) => isUsedOn(colour.name, name) && (isSurface(name) || colour.name.startsWith('on-'))).map(
    (surface) => ({ colour, surface, minimum: colour.name.startsWith('rule') ? 3 : 4.5 }),
  ),
)

export const measureRatio = ({ colour, surface }: ColourPair, theme: Theme): number =>
  measureContrast(colour[theme], surface[theme])
