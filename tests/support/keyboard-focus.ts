import { findControls, isShown, describeElement } from './loss-of-content'

/** Kinds of controls whose focus indicator (WCAG 2.4.7) was checked, in any story. */

const looked = new Set<string>()

const STATES = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-disabled', 'aria-invalid', 'type', 'role']

/** Groups controls that the same CSS rules apply to. */
function kindOf(control: HTMLElement): string {
  const states = STATES.map((state) => control.getAttribute(state))
  const { classList, parentElement, tagName } = control
  const isOnBar = control.closest('.bg-bar') !== null
  return [
    tagName,
    control.matches(':checked'),
    isOnBar,
    ...states,
    ...classList,
    '/',
    ...(parentElement?.classList ?? []),
  ].join(' ')
}

/** Excludes the highlighted item of an open list, which looks so because the focus is there. */
const isReached = (control: HTMLElement) =>
  (control.tabIndex >= 0 || control.matches('[role="tab"]')) && !control.matches('[data-highlighted]')

const kindsIn = () =>
  new Map(findControls().flatMap((control) => (isReached(control) ? [[kindOf(control), control] as const] : [])))

export const findUncheckedKinds = (): string[] => [...kindsIn().keys()].filter((kind) => !looked.has(kind))

const isClear = (colour: string) => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)

function edges(element: Element): string {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, backgroundColor, borderColor } =
    getComputedStyle(element)
  const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px' && !isClear(outlineColor)
  const outline = hasOutline ? `${outlineStyle} ${outlineWidth} ${outlineColor} ${outlineOffset}` : ''
  return [outline, boxShadow, backgroundColor, borderColor].join('; ')
}

const labelsOf = (control: HTMLElement) => (control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [])

/** Returns how a control, its labels and its parent are drawn. Skips a control for screen readers only. */
function look(control: HTMLElement): string {
  const isDrawn = getComputedStyle(control).clipPath === 'none'
  return [...(isDrawn ? [control] : []), ...labelsOf(control), control.parentElement ?? []].flat().map(edges).join('\n')
}

/** Returns the controls that look the same with and without the focus. */
export function findInvisibleFocus(kinds: readonly string[]): string[] {
  const style = document.createElement('style')
  style.textContent = '* { transition: none !important }'
  document.head.append(style)
  const found = [...kindsIn()].flatMap(([kind, control]) => {
    if (!kinds.includes(kind)) return []
    looked.add(kind)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const before = look(control)
    control.focus()
    // Skips a control that disappears on focus or passes the focus on.
    if (document.activeElement !== control || !isShown(control)) return []
    if (!control.matches(':focus-visible'))
      return [`${describeElement(control)} has the focus, not as from the keyboard`]
    return look(control) === before ? [`${describeElement(control)} looks the same when it has the focus`] : []
  })
  style.remove()
  return found
}
