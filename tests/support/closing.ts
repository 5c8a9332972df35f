/** Whether the browser asks before it closes or reloads the page. */
export const asksBeforeClosing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
