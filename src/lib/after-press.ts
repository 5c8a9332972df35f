/**
 * Runs immediately, or after the click if a mouse button is pressed. If the element under the pointer moves between press
 * and release, browsers fire no click.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) return run()
  const controller = new AbortController()
  const end = () => {
    controller.abort()
    // The click follows in the same task.
    setTimeout(run)
  }
  // A drag ends without `mouseup`.
  for (const type of ['mouseup', 'dragend']) addEventListener(type, end, { signal: controller.signal })
}
