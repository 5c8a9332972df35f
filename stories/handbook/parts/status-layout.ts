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
const phaseOf = (code: StatusCode) => Number.parseInt(code, 10)
const PHASES = [...new Set(STATUS_CODES.map(phaseOf))]
const columnOf = (code: StatusCode) => PHASES.indexOf(phaseOf(code))
/** Statuses that end without a grant have their own lane. */
const laneOf = (code: StatusCode) => (STATUS_ROWS[code].tone === 'refused' ? 1 : 0)

type Point = readonly [along: number, across: number]

export function boxOf(layout: Layout, code: StatusCode) {
  const start = 2 + columnOf(code) * layout.pitchAlong
  const side = layout.margin + laneOf(code) * layout.pitchAcross
  return { start, side, end: start + layout.along, middle: side + layout.across / 2 }
}

/** Length of an arrowhead. */
export const ARROW = 10

/** Returns the path of a transition, and the tip and the direction of its arrow. */
export function wayOf(layout: Layout, { from, to }: Transition): { path: string; tip: Point; isSideways: boolean } {
  const one = boxOf(layout, from)
  const other = boxOf(layout, to)
  const skips = columnOf(to) - columnOf(from) > 1
  const point = ([along, across]: Point) => (layout.isUpright ? `${across} ${along}` : `${along} ${across}`)
  const curve = (...points: readonly Point[]) => `C ${points.map(point).join(', ')}`
  if (skips && laneOf(from) === laneOf(to)) {
    // Runs beside the skipped boxes.
    const leaves: Point = [one.start + layout.along / 2, one.side]
    const tip: Point = [other.start + layout.along / 2, other.side]
    const beside = one.side - layout.margin * 1.15
    const path = `M ${point(leaves)} ${curve([leaves[0] + 20, beside], [tip[0] - 20, beside], [tip[0], tip[1] - ARROW])}`
    return { path, tip, isSideways: true }
  }
  const tip: Point = [other.start, other.middle]
  const before: Point = [other.start - ARROW, other.middle]
  const leaves: Point = [one.end, one.middle]
  const bend = (start: Point, end: Point) => {
    const half = (start[0] + end[0]) / 2
    return curve([half, start[1]], [half, end[1]], end)
  }
  if (!skips) return { path: `M ${point(leaves)} ${bend(leaves, before)}`, tip, isSideways: false }
  // Runs between the two lanes, past the skipped boxes.
  const between = layout.margin + (layout.across + layout.pitchAcross) / 2
  const enters: Point = [one.end + layout.pitchAlong - layout.along, between]
  const passes: Point = [other.start - layout.pitchAlong + layout.along, between]
  const path = `M ${point(leaves)} ${bend(leaves, enters)} L ${point(passes)} ${bend(passes, before)}`
  return { path, tip, isSideways: false }
}

export function sizeOf({ isUpright, along, across, pitchAlong, pitchAcross, margin }: Layout) {
  // A stroke is drawn half outside its box.
  const length = (PHASES.length - 1) * pitchAlong + along + 4
  const breadth = margin + pitchAcross + across + 4
  return isUpright ? { width: breadth, height: length } : { width: length, height: breadth }
}
