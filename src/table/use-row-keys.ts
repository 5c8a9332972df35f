import type { KeyboardEvent } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea'
/** Controls that use the arrow keys themselves. */
const USES_ARROWS = 'input:not([type="checkbox"]), select, textarea, [aria-haspopup]'

/** Moves the focus on arrow up and down to the same control of the next row that has it, to spare tabbing. */
export function goBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const down = event.key === 'ArrowDown'
  if (!down && event.key !== 'ArrowUp') return
  if (event.defaultPrevented || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  const { target, currentTarget } = event
  if (!(target instanceof HTMLElement) || target.matches(USES_ARROWS)) return
  // React events also bubble here from the portals of a row's menu or dialog, which are not in the table.
  if (!currentTarget.contains(target)) return

  const cell = target.closest('td')
  const place = cell === null ? -1 : controlsIn(cell).indexOf(target)
  if (cell === null || place === -1) return
  const step = down ? 'nextElementSibling' : 'previousElementSibling'
  for (let row = cell.parentElement?.[step]; row instanceof HTMLTableRowElement; row = row[step]) {
    const same = row.cells[cell.cellIndex]
    const control = same === undefined ? undefined : controlsIn(same)[place]
    if (control !== undefined) {
      event.preventDefault()
      control.focus()
      return
    }
  }
}

const controlsIn = (cell: HTMLElement) => [...cell.querySelectorAll<HTMLElement>(CONTROLS)]
