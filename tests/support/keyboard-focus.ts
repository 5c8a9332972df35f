import { controls, isShown, named } from './loss-of-content'

/** What shows that a control has the focus (WCAG 2.4.7): looked at once for each kind of control, in whatever story it is. */

const looked = new Set<string>()

const STATES = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-disabled', 'aria-invalid', 'type', 'role']

/** Alike are those that the same rules of CSS apply to. */
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

/** Those that a keyboard comes to. What is highlighted in a list that is open looks so because the focus is there. */
const isReached = (control: HTMLElement) =>
  (control.tabIndex >= 0 || control.matches('[role="tab"]')) && !control.matches('[data-highlighted]')

const kindsIn = () =>
  new Map(controls().flatMap((control) => (isReached(control) ? [[kindOf(control), control] as const] : [])))

/** The kinds of controls on the page that no story before had. */
export const newKinds = (): string[] => [...kindsIn().keys()].filter((kind) => !looked.has(kind))

const isClear = (colour: string) => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)

function edges(element: Element): string {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, backgroundColor, borderColor } =
    getComputedStyle(element)
  const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px' && !isClear(outlineColor)
  const outline = hasOutline ? `${outlineStyle} ${outlineWidth} ${outlineColor} ${outlineOffset}` : ''
  return [outline, boxShadow, backgroundColor, borderColor].join('; ')
}

const labelsOf = (control: HTMLElement) => (control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [])

/** How a control is drawn, or the label in place of one for screen readers alone, with the frame around it. */
function look(control: HTMLElement): string {
  const isDrawn = getComputedStyle(control).clipPath === 'none'
  return [...(isDrawn ? [control] : []), ...labelsOf(control), control.parentElement ?? []].flat().map(edges).join('\n')
}

/** Controls that look the same whether they have the focus or not. */
export function unseenFocus(kinds: readonly string[]): string[] {
  const style = document.createElement('style')
  style.textContent = '* { transition: none !important }'
  document.head.append(style)
  const found = [...kindsIn()].flatMap(([kind, control]) => {
    if (!kinds.includes(kind)) return []
    looked.add(kind)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const before = look(control)
    control.focus()
    // What takes itself away when it has the focus, or passes the focus on, is not drawn with it.
    if (document.activeElement !== control || !isShown(control)) return []
    if (!control.matches(':focus-visible')) return [`${named(control)} has the focus, not as from the keyboard`]
    return look(control) === before ? [`${named(control)} looks the same when it has the focus`] : []
  })
  style.remove()
  return found
}
