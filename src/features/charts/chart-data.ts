import type { StatusTone } from '@/domain/status/status'

/** The pattern alone distinguishes parts, in print and without colours. */
export interface Fill {
  readonly tone: StatusTone | 'accent'
  readonly pattern: 'empty' | 'solid' | 'dots' | 'diagonal' | 'crossed' | 'horizontal' | 'vertical'
}

export interface Series {
  readonly id: string
  readonly label: string
  readonly fill: Fill
}

export interface Bar {
  readonly id: string
  readonly label: string
  readonly parts: Readonly<Record<string, Part>>
}

interface Part {
  readonly value: number
  /** Shown inside the part if it fits; the value by default. */
  readonly shown?: string
  /** Tooltip of the part: "Granted in 2026: 3". */
  readonly says: string
  readonly to?: string | undefined
}

export const SHAPES = ['circle', 'square', 'triangle'] as const

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

export interface FigureData {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly (string | Cell)[] }[]
}

interface Cell {
  readonly text: string
  readonly to?: string | undefined
}

export const textOf = (cell: string | Cell): string => (typeof cell === 'string' ? cell : cell.text)
