/** A word that one page hands to the next in navigation state. */
interface Notice {
  readonly notice: string
}

export const notice = (text: string): Notice => ({ notice: text })

/** Navigation state may be anything: it outlives the version of the portal that wrote it. */
export const noticeFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'notice' in state && typeof state.notice === 'string'
    ? state.notice
    : null
