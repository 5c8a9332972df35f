import { barX, dodgeY, dot, frame, plot, rect, stackX, text, tickX } from '@observablehq/plot'
import { useLayoutEffect, useRef } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { formatCompact, formatNumber } from '@/lib/format'
import { AXIS, PAGE_ROWS, ROW_HEIGHTS, type ChartData, type Mark } from './chart-data'

export interface ChartProps {
  chart: ChartData
  /** Prefix of the ids of the patterns. */
  patterns: string
}

const XLINK = 'http://www.w3.org/1999/xlink'

export function Chart({ chart, patterns }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const root = useHref('/').replace(/\/$/, '')
  const json = JSON.stringify(chart)

  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const data = JSON.parse(json) as ChartData // Its own JSON.
    let width = 0
    let request = 0
    const draw = () => {
      if (current.clientWidth === 0 || current.clientWidth === width) return
      width = current.clientWidth
      current.replaceChildren(...picturesOf({ chart: data, width, patterns, root }))
    }
    // Drawing inside the callback would resize the observed element, and browsers report that as an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(request)
      request = requestAnimationFrame(draw)
    })
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void navigate(link.getAttributeNS(XLINK, 'href')?.slice(root.length) ?? '')
    }
    draw()
    observer.observe(current)
    current.addEventListener('click', follow)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(request)
      current.removeEventListener('click', follow)
    }
  }, [json, patterns, root, navigate])

  return <div ref={box} />
}

const RIGHT = 22
const DIGIT = 9
const DOT = { r: 5, fill: 'var(--color-accent)', stroke: 'var(--color-paper)' }
const HALO = { fill: 'currentColor', stroke: 'var(--color-paper)', strokeWidth: 6, pointerEvents: 'none' } as const
const LINK = { title: 'says', href: 'href' }

/** Returns one picture for each printed page. All pictures share one axis. */
function picturesOf({ chart, width, patterns, root }: ChartProps & { width: number; root: string }): Element[] {
  const { kind, series, rows, hasAmounts = false, extent = [0, 1], usual } = chart
  const isBars = kind === 'bars'
  const values = rows.flatMap(({ marks }) =>
    isBars ? marks.reduce((sum, { value }) => sum + value, 0) : marks.map(({ value }) => value),
  )
  const [low, high] = [Math.min(extent[0], ...values), Math.max(extent[1], ...values)]
  const left = isBars ? 8 : 14 + DIGIT * Math.max(...rows.map(({ label }) => label.length))
  const scale = (width - left - RIGHT) / (high - low)

  return Array.from({ length: Math.ceil(rows.length / PAGE_ROWS[kind]) }, (_, page) => {
    const own = rows.map((one, row) => ({ ...one, row })).slice(page * PAGE_ROWS[kind], (page + 1) * PAGE_ROWS[kind])
    const marks = own.flatMap(({ row, marks: all }) =>
      all.map(({ series: index, value, says, to }) => {
        const shown = formatNumber(value)
        return {
          row,
          value,
          says,
          href: to === undefined ? undefined : root + to,
          look: series[index]?.look,
          fill: `url(#${patterns}${index})`,
          stroke: `var(--color-${series[index]?.tone})`,
          shown: hasAmounts || value * scale < shown.length * DIGIT + 10 ? undefined : shown,
        }
      }),
    )
    const parts = marks.filter(({ value }) => value > 0)
    const near = (one: Mark) => (other: Mark) => Math.abs(other.value - one.value) * scale < DOT.r
    const crowd = Math.max(1, ...own.flatMap(({ marks: all }) => all.map((one) => all.filter(near(one)).length)))
    // Crowded dots overlap rather than leave their row.
    const swarm = { anchor: 'middle', padding: Math.min(1, ROW_HEIGHTS.dots / crowd - 2 * DOT.r) } as const
    const bar = { x: 'value', y: 'row', z: 'fill' }
    const label = { text: 'label', frameAnchor: 'left', textAnchor: 'start' } as const
    const bands = { domain: own.map(({ row }) => row), axis: null, padding: 0 }
    const picture = plot({
      width,
      height: own.length * ROW_HEIGHTS[kind] + AXIS,
      marginTop: 0,
      marginRight: RIGHT,
      marginBottom: AXIS,
      marginLeft: left,
      style: { fontFamily: 'inherit', fontSize: '15px' },
      color: { type: 'identity' },
      x: {
        domain: [low, high],
        grid: true,
        label: null,
        tickSize: 0,
        // At most one tick for each whole number, because half an application is meaningless.
        ticks: Math.min(high - low, Math.max(2, Math.floor(width / 110))),
        tickFormat: hasAmounts ? formatCompact : formatNumber,
      },
      ...(isBars ? { y: bands } : { fy: bands }),
      marks: isBars
        ? [
            text(own, { ...label, y: 'row', dy: -18, fontWeight: 600, ...HALO }),
            barX(parts, stackX({ ...bar, fill: 'fill', stroke: 'stroke', insetTop: 25, insetBottom: 11, ...LINK })),
            text(parts, stackX({ ...bar, text: 'shown', dy: 7, ...HALO })),
          ]
        : [
            usual &&
              rect([usual], { x1: 'low', x2: 'high', fill: 'var(--color-accent)', fillOpacity: 0.15, clip: true }),
            frame({ anchor: 'bottom', strokeOpacity: 0.1 }),
            text(own, { ...label, fy: 'row', dx: -left }),
            tickX(own, { x: 'middle', fy: 'row', strokeWidth: 2, inset: 4 }),
            dot(marks, dodgeY({ ...swarm, x: 'value', fy: 'row', symbol: 'look', ...DOT, ...LINK })),
          ],
    })
    // The security policy refuses styles inside the page.
    picture.querySelector('style')?.remove()
    picture.setAttribute('class', 'block h-auto w-full')
    // Keyboards and screen readers use the links in the table, because an image must not contain links.
    picture.setAttribute('aria-hidden', 'true')
    for (const link of picture.querySelectorAll('a')) link.setAttribute('tabindex', '-1')
    return picture
  })
}
