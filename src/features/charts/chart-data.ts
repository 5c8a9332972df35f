import type { StatusTone } from '@/domain/status/status'

/** How a part of a picture is filled. The pattern alone tells parts apart, on paper and without colours. */
export interface Fill {
  readonly tone: StatusTone | 'accent'
  readonly pattern: 'empty' | 'solid' | 'dots' | 'diagonal' | 'crossed' | 'horizontal' | 'vertical'
}

/** A part that each bar may have, named by the legend. */
export interface Series {
  readonly id: string
  readonly label: string
  readonly fill: Fill
}

/** A bar of parts, one after the other. */
export interface Bar {
  readonly id: string
  /** Above the bar: what it stands for, and its total. */
  readonly label: string
  readonly parts: Readonly<Record<string, Part>>
}

interface Part {
  readonly value: number
  /** In the part, where there is room; the value says enough on an axis of counts. */
  readonly shown?: string
  /** The part as a sentence: "Granted in 2026: 3". */
  readonly says: string
  /** The list of what the part counts. */
  readonly to?: string | undefined
}

export const SHAPES = ['circle', 'square', 'triangle'] as const

/** The shape of a dot; the legend says what it stands for. */
export type Shape = (typeof SHAPES)[number]

export interface Dot {
  readonly id: string
  readonly value: number
  readonly shape: Shape
  readonly says: string
  readonly to?: string | undefined
  readonly isOutlier?: boolean
}

export interface DotRow {
  readonly id: string
  readonly label: string
  readonly dots: readonly Dot[]
  /** Mean or median of the row, drawn as a line. */
  readonly middle?: number | undefined
}

/** The figures of a picture, for reading, for the screen reader and for a file. */
export interface FigureData {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly (string | Cell)[] }[]
}

interface Cell {
  readonly text: string
  readonly to?: string | undefined
}

export const textOf = (cell: string | Cell): string => (typeof cell === 'string' ? cell : cell.text)
