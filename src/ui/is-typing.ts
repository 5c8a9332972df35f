/** Input types that act as buttons. */
const PRESSED = ['button', 'submit', 'reset', 'image', 'file']

/** Returns whether the focus is in a field that may be in use, so that nothing may move it. */
export function isTyping(): boolean {
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement) return !PRESSED.includes(focused.type)
  if (focused instanceof HTMLTextAreaElement || focused instanceof HTMLSelectElement) return true
  return focused instanceof HTMLElement && focused.isContentEditable
}
