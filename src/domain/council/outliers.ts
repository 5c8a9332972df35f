/** With fewer values, each quartile equals one of the values, so fences would be meaningless. */
const MIN_VALUES_FOR_FENCES = 5

interface Fences {
  readonly low: number
  readonly high: number
}

export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

/**
 * Returns the range of usual marks; values outside are outliers (John W. Tukey, "Exploratory Data Analysis",
 * Addison-Wesley, 1977, chapter 2). The fences lie 1.5 times the distance between the quartiles beyond the quartiles.
 * The quartiles are Tukey's hinges, the medians of both halves. Halves of an odd count share the middle value. Undefined
 * with fewer than five values.
 */
export function getTukeyFences(values: readonly number[]): Fences | undefined {
  if (values.length < MIN_VALUES_FOR_FENCES) return undefined
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.ceil(sorted.length / 2)
  const lower = median(sorted.slice(0, half))
  const upper = median(sorted.slice(-half))
  if (lower === undefined || upper === undefined) return undefined
  const margin = 1.5 * (upper - lower)
  return { low: lower - margin, high: upper + margin }
}

export const isOutlier = (value: number, fences: Fences | undefined): boolean =>
  fences !== undefined && (value < fences.low || value > fences.high)
