/** The language of numbers, lists and sort order. */
const LANGUAGE = 'en'

const numbers = new Intl.NumberFormat(LANGUAGE)
const compact = new Intl.NumberFormat(LANGUAGE, { notation: 'compact', maximumFractionDigits: 1 })
const conjunction = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' })
const disjunction = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' })
// Created once, because creating a collator is far slower than comparing. `numeric` sorts "9" before "10".
const collator = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' })

/** `1,250` */
export const formatNumber = (value: number): string => numbers.format(value)

/** `1.3M`: for chart axes, which have no room for a whole amount. */
export const formatCompact = (value: number): string => compact.format(value)

/** `1 row`, `1,250 rows` */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** `.doc, .docx, and .pdf` */
export const formatAndList = (items: readonly string[]): string => conjunction.format(items)

/** `.doc, .docx, or .pdf` */
export const formatOrList = (items: readonly string[]): string => disjunction.format(items)

/** For `sort`: ignores case and accents. */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other)

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
