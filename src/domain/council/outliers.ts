/** With fewer values a quartile is one of the values itself, and says nothing about the others. */
export const FEWEST_FOR_FENCES = 5

interface Fences {
  readonly low: number
  readonly high: number
}

/** The middle of values: of an even number, the mean of the two in the middle. Undefined without any. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

/**
 * Between which values a mark is usual. What lies beyond is an outlier, as John W. Tukey defines it in "Exploratory Data
 * Analysis" (Addison-Wesley, 1977, chapter 2): more than one and a half times the distance between the quartiles below
 * the lower or above the upper one. The quartiles are his hinges, the medians of both halves, where the middle of an odd
 * number of values belongs to both. Undefined with fewer than five values.
 */
export function tukeyFences(values: readonly number[]): Fences | undefined {
  if (values.length < FEWEST_FOR_FENCES) return undefined
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.ceil(sorted.length / 2)
  const lower = median(sorted.slice(0, half))
  const upper = median(sorted.slice(-half))
  if (lower === undefined || upper === undefined) return undefined
  const reach = 1.5 * (upper - lower)
  return { low: lower - reach, high: upper + reach }
}

export const isOutlier = (value: number, fences: Fences | undefined): boolean =>
  fences !== undefined && (value < fences.low || value > fences.high)
