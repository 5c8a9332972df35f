/** @typedef {import('./walk.mjs').Counts} Counts */
/** @typedef {Counts & { navigations: number }} Sample */
/** @typedef {{ person: string, samples: readonly Sample[] }} Walk */

const WIDTH = 720
const PANEL = { width: 220, height: 110, gap: 30, top: 34, left: 8 }

/** @type {readonly { counter: keyof Counts, title: string, format: (value: number) => string }[]} */
const PANELS = [
  { counter: 'heap', title: 'heap', format: (value) => `${(value / 1e6).toFixed(1)} MB` },
  { counter: 'listeners', title: 'event listeners', format: String },
  { counter: 'nodes', title: 'nodes', format: String },
]

const STYLE = `text { font: 12px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600 } .axis { stroke: #999 } .soft { fill: #666 }
  polyline { fill: none; stroke-width: 1.5 }
  .one { stroke: #1d4ed8 } .two { stroke: #b45309; stroke-dasharray: 5 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .soft { fill: #aaa } .axis { stroke: #777 } .one { stroke: #93c5fd } .two { stroke: #fcd34d }
  }`

const LINE_CLASSES = ['one', 'two']

/** @param {readonly Walk[]} walks @returns {string} an SVG that follows the reader's colour scheme */
export function drawGraph(walks) {
  const maxNavigations = Math.max(...walks.flatMap(({ samples }) => samples.map((sample) => sample.navigations)))
  const panels = PANELS.map(({ counter, title, format }, panelIndex) => {
    const maxCount = Math.max(...walks.flatMap(({ samples }) => samples.map((sample) => sample[counter])))
    const left = PANEL.left + panelIndex * (PANEL.width + PANEL.gap)
    const bottom = PANEL.top + PANEL.height
    const lines = walks.map(({ samples }, index) => {
      const points = samples.map((sample) => {
        const x = left + (sample.navigations / maxNavigations) * PANEL.width
        const y = bottom - (sample[counter] / maxCount) * PANEL.height
        return `${x.toFixed(0)},${y.toFixed(1)}`
      })
      return `<polyline class="${LINE_CLASSES[index]}" points="${points.join(' ')}"/>`
    })
    return `<text class="title" x="${left}" y="16">${title}</text>
<text class="soft" x="${left + PANEL.width}" y="${PANEL.top - 6}" text-anchor="end">${format(maxCount)}</text>
<path class="axis" fill="none" d="M${left} ${PANEL.top}V${bottom}H${left + PANEL.width}"/>
<text class="soft" x="${left}" y="${bottom + 16}">0</text>
<text class="soft" x="${left + PANEL.width}" y="${bottom + 16}" text-anchor="end">${maxNavigations} navigations</text>
${lines.join('\n')}`
  })
  const legend = walks.map(({ person }, index) => {
    const left = PANEL.left + index * 120
    const y = PANEL.top + PANEL.height + 40
    return `<polyline class="${LINE_CLASSES[index]}" points="${left},${y - 4} ${left + 24},${y - 4}"/><text x="${left + 30}" y="${y}">${person}</text>`
  })
  const height = PANEL.top + PANEL.height + 50
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH + 20}" height="${height}" viewBox="0 0 ${WIDTH + 20} ${height}" role="img" aria-label="What a page holds after so many navigations">
<style>${STYLE}</style>
${[...panels, ...legend].join('\n')}
</svg>
`
}
