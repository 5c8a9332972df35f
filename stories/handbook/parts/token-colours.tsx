import type { Column } from '@/table/rows'
import { PAIRS, ratioOf, THEMES, type Pair, type Theme } from './contrast'
import { Code } from './page'
import { Table } from './table'
import { COLOURS } from './tokens'

/** Returns `good on good-soft`. */
export const nameOfPair = ({ colour, surface }: Pair) => `${colour.name} on ${surface.name}`

/** Returns `4.52`: rounded down, so that it never looks sufficient when it is not. */
const figureOf = (pair: Pair, theme: Theme) => (Math.floor(ratioOf(pair, theme) * 100) / 100).toFixed(2)

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
function Sample({ pair, theme }: { pair: Pair; theme: Theme }) {
  const { colour, surface, least } = pair
  const isForText = least >= 4.5
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
      {figureOf(pair, theme)}
    </span>
  )
}

const COLUMNS: readonly Column<Pair>[] = [
  { id: 'pair', header: 'Colour and surface', card: 'title', cell: nameOfPair },
  { id: 'least', header: 'Has to be', cell: ({ least }) => `${least} or more` },
  { id: 'light', header: 'Light', cell: (pair) => <Sample pair={pair} theme="light" /> },
  { id: 'dark', header: 'Dark', cell: (pair) => <Sample pair={pair} theme="dark" /> },
]

export const Contrasts = () => <Table caption="Contrast" rows={PAIRS} rowLabel={nameOfPair} columns={COLUMNS} />

/** Returns the pairs below their minimum contrast. */
export const faintPairs = (): string[] =>
  PAIRS.flatMap((pair) =>
    THEMES.filter((theme) => ratioOf(pair, theme) < pair.least).map((theme) => `${nameOfPair(pair)}, ${theme}`),
  )
