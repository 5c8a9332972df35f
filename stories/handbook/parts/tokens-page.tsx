import { formatCount } from '@/lib/format'
import { COLOUR_PAIRS } from './contrast'
import { Code, HandbookPage, Section } from './page'
import { Contrasts, formatPair, Swatches } from './token-colours'
import { COLOURS, SPACES, TEXT_SIZES, listTokens } from './tokens'

const SENTENCE = 'The council decides about the grant once the reviews are in.'

const TextSizes = () => (
  <ul>
    {TEXT_SIZES.map(({ name, value, lineHeight }) => (
      <li key={name} className="grid gap-1 border-t border-rule py-4">
        <p className="text-sm text-ink-soft">
          {name}: <Code>{`${value} / ${lineHeight}`}</Code>
        </p>
        <p style={{ fontSize: value, lineHeight }}>{SENTENCE}</p>
      </li>
    ))}
  </ul>
)

const Typefaces = () => (
  <ul>
    {listTokens('font').map(({ name, value }) => (
      <li key={name} className="grid gap-1 border-t border-rule py-4">
        <p className="text-sm text-ink-soft">
          {name}: <Code>{value}</Code>
        </p>
        <p className="text-lg" style={{ fontFamily: value }}>
          {SENTENCE} LKR 2,250,000
        </p>
      </li>
    ))}
  </ul>
)

const Spaces = () => (
  <ul className="grid gap-2">
    {SPACES.map(({ step, uses }) => (
      <li key={step} className="flex items-center gap-4">
        <span className="w-10 shrink-0 text-right tabular-nums">{step}</span>
        <span
          aria-hidden
          className="h-4 shrink-0 rounded-control bg-accent"
          style={{ width: `calc(var(--spacing) * ${step})` }}
        />
        <span className="text-sm text-ink-soft">{formatCount(uses, 'use', 'uses')}</span>
      </li>
    ))}
  </ul>
)

const Corners = () => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-6">
    {listTokens('radius').map(({ name, value }) => (
      <li key={name}>
        <div className="h-20 border-2 border-rule-strong bg-raised" style={{ borderRadius: value }} />
        <TokenName name={name} value={value} />
      </li>
    ))}
    {listTokens('shadow').map(({ name, value }) => (
      <li key={name}>
        <div className="h-20 rounded-card bg-raised" style={{ boxShadow: value }} />
        <TokenName name={name} value={value} />
      </li>
    ))}
  </ul>
)

const TokenName = ({ name, value }: { name: string; value: string }) => (
  <>
    <p className="mt-2 font-medium">{name}</p>
    <p className="text-sm text-ink-soft">
      <Code>{value}</Code>
    </p>
  </>
)

const Widths = () => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
    {listTokens('container').map(({ name, value }) => (
      <li key={name}>
        <div aria-hidden className="h-4 max-w-full rounded-control bg-accent" style={{ width: value }} />
        <TokenName name={name} value={value} />
      </li>
    ))}
  </ul>
)

const Movements = () => (
  <ul className="grid gap-4 sm:grid-cols-2">
    {['ease', 'animate'].flatMap(listTokens).map(({ name, value }) => (
      <li key={name}>
        <TokenName name={name} value={value} />
      </li>
    ))}
  </ul>
)

export const TokensPage = () => (
  <HandbookPage title="Design tokens" lead="Read from the style sheet; contrast and uses are counted on this page.">
    <Section title="Colours" lead="Light on the left, dark on the right.">
      <Swatches />
    </Section>
    <Section title="Contrast">
      <Contrasts />
    </Section>
    <Section title="Sizes of text" lead="Each with its line height.">
      <TextSizes />
    </Section>
    <Section title="Typefaces">
      <Typefaces />
    </Section>
    <Section
      title="Space"
      lead="The steps that the portal uses for gaps, margins and padding, of a quarter of a rem each."
    >
      <Spaces />
    </Section>
    <Section title="Corners and shadows">
      <Corners />
    </Section>
    <Section title="Widths">
      <Widths />
    </Section>
    <Section title="Movement">
      <Movements />
    </Section>
  </HandbookPage>
)

export const tokenItems = (): string[] => [
  ...COLOURS.flatMap(({ name, light, dark }) => [name, light, dark]),
  ...COLOUR_PAIRS.map(formatPair),
  ...TEXT_SIZES.flatMap(({ name, value, lineHeight }) => [name, `${value} / ${lineHeight}`]),
  ...['font', 'radius', 'shadow', 'container', 'ease', 'animate']
    .flatMap(listTokens)
    .flatMap(({ name, value }) => [name, value]),
]
