/** Scrolls one element only. `scrollIntoView` would also scroll the page around it. */
export function scrollWithin(scroller: Element, target: Element): void {
  const outer = scroller.getBoundingClientRect()
  const inner = target.getBoundingClientRect()
  if (inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right)
    return
  scroller.scrollBy(inner.left - outer.left - outer.width / 3, inner.top - outer.top - outer.height / 3)
}
