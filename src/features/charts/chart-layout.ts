/** Dimensions of charts in CSS pixels. Separate from the chart library, so that space is reserved while it loads. */

/** Line height of 16 px text, the smallest in a chart. */
const LINE = 24
export const BAR = 24
const BAR_GAP = 16
export const DOT_ROW = 30
export const AXIS = 32
/** Space at both ends of an axis, for half of its first and last label. */
export const MARGIN = 14
const LETTER = 9
const LEGEND_MARK = 34
const LEGEND_ROW = 28

/** Places legend entries in columns, all as wide as the longest entry. */
export function legendLayout(
  labels: readonly string[],
  width: number,
): { places: { x: number; y: number }[]; height: number } {
  const entry = LEGEND_MARK + LETTER * Math.max(0, ...labels.map(({ length }) => length))
  const columns = Math.max(1, Math.floor(width / entry))
  const step = Math.floor(width / columns)
  const places = labels.map((_, index) => ({
    x: (index % columns) * step,
    y: Math.floor(index / columns) * LEGEND_ROW,
  }))
  return { places, height: Math.ceil(labels.length / columns) * LEGEND_ROW + 8 }
}

interface TextLine {
  readonly text: string
  readonly up: number
}

function linesOf(text: string, room: number): TextLine[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length * LETTER <= room) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines.map((line, index) => ({ text: line, up: LINE * (lines.length - 1 - index) }))
}

/** Wraps the labels above the bars. All bars have the height of the one with most lines. */
export function barLayout(
  labels: readonly string[],
  width: number,
): { lines: TextLine[][]; above: number; row: number } {
  const lines = labels.map((label) => linesOf(label, width - MARGIN))
  const above = LINE * Math.max(1, ...lines.map(({ length }) => length))
  return { lines, above, row: above + BAR + BAR_GAP }
}

interface BarsContent {
  readonly legend: readonly string[]
  readonly labels: readonly string[]
}

export const barsHeight = ({ legend, labels }: BarsContent, width: number): number =>
  legendLayout(legend, width).height + labels.length * barLayout(labels, width).row + AXIS

interface DotsContent {
  readonly legend: readonly string[]
  readonly rows: number
}

export const dotLegend = (shapes: readonly string[], middle: string, usual?: string): string[] => [
  ...shapes,
  middle,
  ...(usual === undefined ? [] : [usual]),
]

export const dotsHeight = ({ legend, rows }: DotsContent, width: number, row = DOT_ROW): number =>
  legendLayout(legend, width).height + rows * row + AXIS

/** Minimum distance of two dots that are not moved up or down. */
const DOT_ROOM = 11

/**
 * Returns vertical offsets that separate close dots, up and down in turn.
 * @param room maximum offset: half the height of the row
 */
export function spreadDots(places: readonly number[], room: number): number[] {
  const order = places.map((_, index) => index).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const moved = places.map(() => 0)
  let first = -Infinity
  let count = 0
  for (const index of order) {
    const place = places[index] ?? 0
    count = place - first < DOT_ROOM ? count + 1 : 0
    if (count === 0) first = place
    const step = Math.ceil(count / 2) * (DOT_ROOM / 2 + 1) * (count % 2 === 1 ? -1 : 1)
    moved[index] = Math.max(-room, Math.min(room, step)) || 0
  }
  return moved
}
