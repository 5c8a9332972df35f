/** Where somebody stands who decides one application after the other. */
export interface QueuePlace {
  /** The one before, decided or not: to look at it again. */
  readonly previous: string | undefined
  /** The next one that can be decided; after the last one, the first of those that were passed over. */
  readonly next: string | undefined
  /** The place of the current one, from 1; undefined where it is not in the queue. */
  readonly position: number | undefined
  /** How many can be decided, the current one included. */
  readonly left: number
}

/**
 * @param order the ids of the applications in the order in which they are gone through
 * @param isOpen whether an application can be decided at this moment
 */
export function queuePlace(
  order: readonly string[],
  current: string,
  isOpen: (applicationId: string) => boolean,
): QueuePlace {
  const at = order.indexOf(current)
  const others = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))]
  return {
    previous: at > 0 ? order[at - 1] : undefined,
    next: others.find(isOpen),
    position: at === -1 ? undefined : at + 1,
    left: order.filter(isOpen).length,
  }
}
