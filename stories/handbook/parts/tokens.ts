import styles from '../../../src/styles.css?raw'

/** Every file of `src/` as text. */
const SOURCES = Object.values(
  import.meta.glob<string>('../../../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
)

const [, THEME = ''] = /@theme \{\n([\s\S]*?)\n\}/.exec(styles) ?? []

export interface Token {
  /** `accent` for `--color-accent`. */
  readonly name: string
  readonly value: string
}

/** Returns the tokens of one kind, in the order of the style sheet: `tokensOf('radius')`. */
export const listTokens = (kind: string): Token[] =>
  [...THEME.matchAll(new RegExp(`^  --${kind}-([\\w-]+): ([^;]+);`, 'gm'))]
    .map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ') }))
    .filter(({ value }) => value !== 'initial')

export interface ColourToken {
  readonly name: string
  readonly light: string
  readonly dark: string
}

/** Every colour with a light and a dark value; colours without them are CSS keywords. */
export const COLOURS: readonly ColourToken[] = listTokens('color').flatMap(({ name, value }) => {
  const [, light, dark] = /^light-dark\((.+\)), (.+\))\)$/.exec(value) ?? []
  return light !== undefined && dark !== undefined ? { name, light, dark } : []
})

export const TEXT_SIZES = (() => {
  const tokens = listTokens('text')
  return tokens
    .filter(({ name }) => !name.includes('--'))
    .map(({ name, value }) => ({
      name,
      value,
      lineHeight: tokens.find((other) => other.name === `${name}--line-height`)?.value ?? '',
    }))
})()

/** Counts how often the portal uses each step of the spacing scale: `gap-4`, `px-4`, `mt-4`. */
export const SPACES = (() => {
  const counts = new Map<number, number>()
  for (const text of SOURCES)
    for (const [, step] of text.matchAll(
      /(?<=['" :`-])(?:gap(?:-[xy])?|space-[xy]|[pm][xytrbl]?)-(\d+(?:\.\d+)?)(?=['" `])/g,
    ))
      counts.set(Number(step), (counts.get(Number(step)) ?? 0) + 1)
  return [...counts].map(([step, uses]) => ({ step, uses })).toSorted((one, other) => one.step - other.step)
})()
