export interface DecisionPlace {
  /** The previous application, decided or not, to review it again. */
  readonly previous: string | undefined
  /** The next open application; after the last one, the first that was skipped. */
  readonly next: string | undefined
  /** The place of the current application, from 1; undefined if it is not in the queue. */
  readonly position: number | undefined
  /** The number of open applications, including the current one. */
  readonly left: number
}

/** @param isOpen whether an application can be decided now */
export function decisionPlace(
  order: readonly string[],
  current: string,
  isOpen: (applicationId: string) => boolean,
): DecisionPlace {
  const at = order.indexOf(current)
  const others = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))]
  return {
    previous: at > 0 ? order[at - 1] : undefined,
    next: others.find(isOpen),
    position: at === -1 ? undefined : at + 1,
    left: order.filter(isOpen).length,
  }
}
