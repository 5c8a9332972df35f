import { findControls, isShown, describeElement } from './loss-of-content'

/** Kinds of controls whose focus indicator (WCAG 2.4.7) was checked, in any story. */
const checkedKinds = new Set<string>()

const STATES = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-disabled', 'aria-invalid', 'type', 'role']

/** Groups controls that the same CSS rules apply to. */
function formatKind(control: HTMLElement): string {
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

/** Excludes the highlighted item of an open list: its highlight is its focus indicator. */
const isFocusable = (control: HTMLElement) =>
  (control.tabIndex >= 0 || control.matches('[role="tab"]')) && !control.matches('[data-highlighted]')

const findKinds = () =>
  new Map(findControls().flatMap((control) => (isFocusable(control) ? [[formatKind(control), control] as const] : [])))

export const findUncheckedKinds = (): string[] => [...findKinds().keys()].filter((kind) => !checkedKinds.has(kind))

const isTransparent = (colour: string) => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)

function formatEdges(element: Element): string {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, backgroundColor, borderColor } =
    getComputedStyle(element)
  const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px' && !isTransparent(outlineColor)
  const outline = hasOutline ? `${outlineStyle} ${outlineWidth} ${outlineColor} ${outlineOffset}` : ''
  return [outline, boxShadow, backgroundColor, borderColor].join('; ')
}

const listLabels = (control: HTMLElement) => (control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [])

/** Returns the styles of a control, its labels and its parent. Skips a control for screen readers only. */
function formatLook(control: HTMLElement): string {
  const isDrawn = getComputedStyle(control).clipPath === 'none'
  return [...(isDrawn ? [control] : []), ...listLabels(control), control.parentElement ?? []]
    .flat()
    .map(formatEdges)
    .join('\n')
}

/** Returns a sentence for each control that looks the same with and without the focus. */
export function findInvisibleFocus(kinds: readonly string[]): string[] {
  const style = document.createElement('style')
  style.textContent = '* { transition: none !important }'
  document.head.append(style)
  const problems = [...findKinds()].flatMap(([kind, control]) => {
    if (!kinds.includes(kind)) return []
    checkedKinds.add(kind)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const before = formatLook(control)
    control.focus()
    // Skips a control that disappears on focus or passes the focus on.
    if (document.activeElement !== control || !isShown(control)) return []
    if (!control.matches(':focus-visible'))
      return [`${describeElement(control)} has the focus, but not as from the keyboard`]
    return formatLook(control) === before ? [`${describeElement(control)} looks the same when it has the focus`] : []
  })
  style.remove()
  return problems
}
