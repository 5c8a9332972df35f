/** Returns whether the browser prompts before it closes or reloads the page. */
export const promptsBeforeClosing = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
