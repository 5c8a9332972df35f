import type { Family, Weight } from './faces'

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

export interface TextStyle {
  family: Family
  weight: Weight
  /** Sizes and distances are in points. */
  size: number
  leading: number
  colour: Colour
}

const INK: Colour = [0.1, 0.13, 0.2]
const SOFT: Colour = [0.36, 0.39, 0.45]
const ACCENT: Colour = [0.1, 0.27, 0.44]
export const RULE: Colour = [0.8, 0.8, 0.78]

export const styles = {
  kicker: { family: 'sans', weight: 'bold', size: 8.5, leading: 13, colour: ACCENT },
  title: { family: 'serif', weight: 'bold', size: 23, leading: 28, colour: INK },
  longTitle: { family: 'serif', weight: 'bold', size: 15, leading: 19.5, colour: INK },
  heading: { family: 'serif', weight: 'bold', size: 14.5, leading: 19, colour: ACCENT },
  subheading: { family: 'sans', weight: 'bold', size: 9.5, leading: 14, colour: INK },
  body: { family: 'sans', weight: 'regular', size: 9.5, leading: 14.5, colour: INK },
  label: { family: 'sans', weight: 'regular', size: 9.5, leading: 14.5, colour: SOFT },
  tableHead: { family: 'sans', weight: 'bold', size: 8.5, leading: 13, colour: SOFT },
  running: { family: 'sans', weight: 'regular', size: 8, leading: 11, colour: SOFT },
} as const satisfies Record<string, TextStyle>

/** A4, in points. `top` and `bottom` are the margins of the text; the running head and foot are inside them. */
export const paper = { width: 595.28, height: 841.89, left: 64, right: 64, top: 84, bottom: 76 } as const
export const textWidth = paper.width - paper.left - paper.right
