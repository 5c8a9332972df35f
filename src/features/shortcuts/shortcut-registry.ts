import { createStore } from '@/lib/create-store'
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

const registered = createStore<readonly Shortcut[]>([])

function change(next: readonly Shortcut[]): void {
  if (next.length > 0) document.addEventListener('keydown', press)
  else document.removeEventListener('keydown', press)
  registered.set(next)
}

/** The shortcuts of what is on the page at this moment. */
export const shortcuts = {
  snapshot: registered.snapshot,
  subscribe: registered.subscribe,
  /** Adds one until the returned function is called. Of two with the same key, the newer one acts. */
  add: (shortcut: Shortcut): (() => void) => {
    change([...registered.snapshot(), shortcut])
    return () => change(registered.snapshot().filter((other) => other !== shortcut))
  },
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Single letters are text in a field, and commands of browsers and screen readers with Ctrl, Alt or the Meta key. */
function press(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event
  if (ctrlKey || altKey || metaKey || repeat || defaultPrevented || isTyping() || isDialogOpen()) return
  const shortcut = registered.snapshot().findLast(({ keys }) => keys === key.toLowerCase())
  if (!shortcut) return
  event.preventDefault()
  shortcut.onPress()
}
