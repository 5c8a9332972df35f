/** Fields that a key is not meant for: what one of them does, it does at once. */
const PRESSED = ['button', 'submit', 'reset', 'image', 'file']

/** Whether the keys are somebody's own at this moment: the focus is in a field, and nothing may take it out of there. */
export function isTyping(): boolean {
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement) return !PRESSED.includes(focused.type)
  if (focused instanceof HTMLTextAreaElement || focused instanceof HTMLSelectElement) return true
  return focused instanceof HTMLElement && focused.isContentEditable
}
