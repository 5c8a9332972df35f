import { STATUS_CODES, STATUS_ROWS, type StatusCode } from '@/domain/status/status'
import type { Transition } from './transitions'

/** `along` follows the lifecycle of an application, `across` is perpendicular; the phone layout runs downwards. */
export interface Layout {
  readonly isUpright: boolean
  /** Box sizes, and distances between the starts of boxes. */
  readonly along: number
  readonly across: number
  readonly pitchAlong: number
  readonly pitchAcross: number
  /** The space beside the first lane, for arrows that skip a phase. */
  readonly margin: number
}

export const FLAT: Layout = { isUpright: false, along: 158, across: 72, pitchAlong: 236, pitchAcross: 150, margin: 64 }

export const UPRIGHT: Layout = {
  isUpright: true,
  along: 62,
  across: 132,
  pitchAlong: 132,
  pitchAcross: 156,
  margin: 40,
}

/** Returns 3 for `3.1`. */
const getPhase = (code: StatusCode) => Number.parseInt(code, 10)
const PHASES = [...new Set(STATUS_CODES.map(getPhase))]
const getColumn = (code: StatusCode) => PHASES.indexOf(getPhase(code))
/** Statuses that end without a grant have their own lane. */
const getLane = (code: StatusCode) => (STATUS_ROWS[code].tone === 'refused' ? 1 : 0)

type Point = readonly [along: number, across: number]

export function placeBox(layout: Layout, code: StatusCode) {
  const start = 2 + getColumn(code) * layout.pitchAlong
  const side = layout.margin + getLane(code) * layout.pitchAcross
  return { start, side, end: start + layout.along, middle: side + layout.across / 2 }
}

/** Length of an arrowhead. */
export const ARROW = 10

/** Returns the path of a transition, and the tip and the direction of its arrow. */
export function drawTransition(
  layout: Layout,
  { from, to }: Transition,
): { path: string; tip: Point; isSideways: boolean } {
  const fromBox = placeBox(layout, from)
  const toBox = placeBox(layout, to)
  const skipsPhase = getColumn(to) - getColumn(from) > 1
  const point = ([along, across]: Point) => (layout.isUpright ? `${across} ${along}` : `${along} ${across}`)
  const curve = (...points: readonly Point[]) => `C ${points.map(point).join(', ')}`
  if (skipsPhase && getLane(from) === getLane(to)) {
    // Runs beside the skipped boxes.
    const lineStart: Point = [fromBox.start + layout.along / 2, fromBox.side]
    const tip: Point = [toBox.start + layout.along / 2, toBox.side]
    const outside = fromBox.side - layout.margin * 1.15
    const path = `M ${point(lineStart)} ${curve([lineStart[0] + 20, outside], [tip[0] - 20, outside], [tip[0], tip[1] - ARROW])}`
    return { path, tip, isSideways: true }
  }
  const tip: Point = [toBox.start, toBox.middle]
  const lineEnd: Point = [toBox.start - ARROW, toBox.middle]
  const lineStart: Point = [fromBox.end, fromBox.middle]
  const bend = (start: Point, end: Point) => {
    const half = (start[0] + end[0]) / 2
    return curve([half, start[1]], [half, end[1]], end)
  }
  if (!skipsPhase) return { path: `M ${point(lineStart)} ${bend(lineStart, lineEnd)}`, tip, isSideways: false }
  // Runs between the two lanes, past the skipped boxes.
  const laneGap = layout.margin + (layout.across + layout.pitchAcross) / 2
  const lanesStart: Point = [fromBox.end + layout.pitchAlong - layout.along, laneGap]
  const lanesEnd: Point = [toBox.start - layout.pitchAlong + layout.along, laneGap]
  const path = `M ${point(lineStart)} ${bend(lineStart, lanesStart)} L ${point(lanesEnd)} ${bend(lanesEnd, lineEnd)}`
  return { path, tip, isSideways: false }
}

export function measureLayout({ isUpright, along, across, pitchAlong, pitchAcross, margin }: Layout) {
  // A stroke is drawn half outside its box.
  const length = (PHASES.length - 1) * pitchAlong + along + 4
  const breadth = margin + pitchAcross + across + 4
  return isUpright ? { width: breadth, height: length } : { width: length, height: breadth }
}
