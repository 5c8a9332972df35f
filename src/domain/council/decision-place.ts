export interface DecisionPlace {
  /** The previous application, decided or not, to review it again. */
  readonly previous: string | undefined
  /** The next open application. After the last application, the first skipped one. */
  readonly next: string | undefined
  /** The position of the current application, from 1. Undefined if the queue does not contain it. */
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
