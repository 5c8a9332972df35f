import { isTyping } from '@/ui/is-typing'

/** One key of the page in sight, for the list of shortcuts. */
export interface Shortcut {
  /** A single key as `KeyboardEvent.key` has it, in lower case. */
  readonly keys: string
  /** What it does, as a command: "Next undecided". */
  readonly label: string
  readonly onPress: () => void
  /** It acts on every page, and is none of the page in sight. */
  readonly isEverywhere?: boolean
}

let registered: readonly Shortcut[] = []
const listeners = new Set<() => void>()

function change(next: readonly Shortcut[]): void {
  if (registered.length === 0) document.addEventListener('keydown', press)
  registered = next
  if (registered.length === 0) document.removeEventListener('keydown', press)
  listeners.forEach((listener) => listener())
}

/** The shortcuts of what is on the page at this moment. */
export const shortcuts = {
  snapshot: (): readonly Shortcut[] => registered,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Adds one until the returned function is called. Of two with the same key, the newer one acts. */
  add: (shortcut: Shortcut): (() => void) => {
    change([...registered, shortcut])
    return () => change(registered.filter((other) => other !== shortcut))
  },
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Single letters are text in a field, and commands of browsers and screen readers with Ctrl, Alt or the Meta key. */
function press(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event
  if (ctrlKey || altKey || metaKey || repeat || defaultPrevented || isTyping() || isDialogOpen()) return
  const shortcut = registered.findLast(({ keys }) => keys === key.toLowerCase())
  if (!shortcut) return
  event.preventDefault()
  shortcut.onPress()
}
