const PREFIX = 'writes:'

/** False on plain http, which has no Web Locks. */
export const canListOpenPages = (): boolean => 'locks' in navigator

/** Marks this page as open until the returned function is called or the page ends. Has no effect without locks. */
export function markOpen(page: string): Promise<() => void> {
  return new Promise((resolve) => {
    if (!canListOpenPages()) return resolve(() => {})
    const whileOpen = navigator.locks.request(
      PREFIX + page,
      () => new Promise<void>((release) => resolve(() => release())),
    )
    // A browser that forbids storage refuses locks as well.
    whileOpen.catch(() => resolve(() => {}))
  })
}

/** Returns the pages of this browser that are marked as open; null if they are not known. */
export async function listOpenPages(): Promise<ReadonlySet<string> | null> {
  if (!canListOpenPages()) return null
  try {
    const { held = [] } = await navigator.locks.query()
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
  } catch {
    return null
  }
}
