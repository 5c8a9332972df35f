export interface DecisionPlace {
  /** The previous application, decided or not, to review it again. */
  readonly previous: string | undefined
  /** The next open application; after the last one, the first that was skipped. */
  readonly next: string | undefined
  /** The place of the current application, from 1; undefined if it is not in the queue. */
  readonly position: number | undefined
  /** The number of open applications, including the current one. */
  readonly remaining: number
}

/** @param isOpen whether an application can be decided now */
export function getDecisionPlace(
  order: readonly string[],
  current: string,
  isOpen: (applicationId: string) => boolean,
): DecisionPlace {
  const index = order.indexOf(current)
  const others = [...order.slice(index + 1), ...order.slice(0, Math.max(index, 0))]
  return {
    previous: index > 0 ? order[index - 1] : undefined,
    next: others.find(isOpen),
    position: index === -1 ? undefined : index + 1,
    remaining: order.filter(isOpen).length,
  }
}
