/** Input types that act as buttons and take no key strokes as their value. */
const PRESSED = ['button', 'submit', 'reset', 'image', 'file']

/** Whether the focus is in a field that the user may be filling in, so that nothing may move it. */
export function isTyping(): boolean {
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement) return !PRESSED.includes(focused.type)
  if (focused instanceof HTMLTextAreaElement || focused instanceof HTMLSelectElement) return true
  return focused instanceof HTMLElement && focused.isContentEditable
}
