import type { Column } from '@/table/rows'
import { COLOUR_PAIRS, measureRatio, THEMES, type ColourPair, type Theme } from './contrast'
import { Code } from './page'
import { Table } from './table'
import { COLOURS } from './tokens'

/** Returns `good on good-soft`. */
export const formatPair = ({ colour, surface }: ColourPair) => `${colour.name} on ${surface.name}`

/** Returns `4.52`: rounded down, so that it never looks sufficient when it is not. */
const formatRatio = (pair: ColourPair, theme: Theme) => (Math.floor(measureRatio(pair, theme) * 100) / 100).toFixed(2)

const INK = COLOURS.find(({ name }) => name === 'ink')

/** Every colour in both themes, independent of the page's theme. */
export const Swatches = () => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-4 gap-y-6">
    {COLOURS.map((colour) => (
      <li key={colour.name}>
        <div className="flex h-20 overflow-hidden rounded-card border border-rule">
          {THEMES.map((theme) => (
            <div key={theme} className="flex-1" style={{ background: colour[theme] }} />
          ))}
        </div>
        <p className="mt-1.5 font-medium">{colour.name}</p>
        {THEMES.map((theme) => (
          <p key={theme} className="text-sm text-ink-soft">
            <Code>{colour[theme]}</Code>
          </p>
        ))}
      </li>
    ))}
  </ul>
)

/** A pair in one theme, with its contrast; text colours are shown as text. */
function Sample({ pair, theme }: { pair: ColourPair; theme: Theme }) {
  const { colour, surface, minimum } = pair
  const isForText = minimum >= 4.5
  return (
    <span
      className="inline-flex min-w-28 items-baseline justify-between gap-3 rounded-control border-2 px-3 py-1 tabular-nums"
      style={{
        background: surface[theme],
        color: isForText ? colour[theme] : INK?.[theme],
        borderColor: isForText ? surface[theme] : colour[theme],
      }}
    >
      <span aria-hidden className="font-serif font-semibold">
        Aa
      </span>
      {formatRatio(pair, theme)}
    </span>
  )
}

const COLUMNS: readonly Column<ColourPair>[] = [
  { id: 'pair', header: 'Colour and surface', card: 'title', cell: formatPair },
  { id: 'least', header: 'Has to be', cell: ({ minimum }) => `${minimum} or more` },
  { id: 'light', header: 'Light', cell: (pair) => <Sample pair={pair} theme="light" /> },
  { id: 'dark', header: 'Dark', cell: (pair) => <Sample pair={pair} theme="dark" /> },
]

export const Contrasts = () => <Table caption="Contrast" rows={COLOUR_PAIRS} rowLabel={formatPair} columns={COLUMNS} />

/** Returns the pairs below their minimum contrast. */
export const findFaintPairs = (): string[] =>
  COLOUR_PAIRS.flatMap((pair) =>
    THEMES.filter((theme) => measureRatio(pair, theme) < pair.minimum).map((theme) => `${formatPair(pair)}, ${theme}`),
  )
