/** Whether the browser would ask before the page is closed or loaded anew. */
export const asksBeforeClosing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
