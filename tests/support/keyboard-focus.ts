import { findControls, isShown, describeElement } from './loss-of-content'

/** Control kinds whose focus indicator (WCAG 2.4.7) was checked in this or an earlier story. */
const checkedControlKinds = new Set<string>()

const STATE_ATTRIBUTES = [
  'aria-current',
  'aria-selected',
  'aria-pressed',
  'aria-disabled',
  'aria-invalid',
  'type',
  'role',
]

/** Returns the same text for controls that match the same CSS rules. */
function formatControlKind(control: HTMLElement): string {
  const states = STATE_ATTRIBUTES.map((state) => control.getAttribute(state))
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

/** Excludes the highlighted item of an open list, because its highlight is its focus indicator. */
const isFocusable = (control: HTMLElement) =>
  (control.tabIndex >= 0 || control.matches('[role="tab"]')) && !control.matches('[data-highlighted]')

const findControlKinds = () =>
  new Map(
    findControls().flatMap((control) => (isFocusable(control) ? [[formatControlKind(control), control] as const] : [])),
  )

export const findUncheckedControlKinds = (): string[] =>
  [...findControlKinds().keys()].filter((kind) => !checkedControlKinds.has(kind))

const isTransparent = (colour: string) => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)

function formatStyles(element: Element): string {
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
    .map(formatStyles)
    .join('\n')
}

/** Returns a sentence for each control that looks the same with and without the focus. */
export function findInvisibleFocus(controlKinds: readonly string[]): string[] {
  const style = document.createElement('style')
  style.textContent = '* { transition: none !important }'
  document.head.append(style)
  const problems = [...findControlKinds()].flatMap(([kind, control]) => {
    if (!controlKinds.includes(kind)) return []
    checkedControlKinds.add(kind)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const lookWithoutFocus = formatLook(control)
    control.focus()
    // Skips a control that disappears on focus or passes the focus on.
    if (document.activeElement !== control || !isShown(control)) return []
    if (!control.matches(':focus-visible'))
      return [`${describeElement(control)} has the focus, but not as from the keyboard`]
    return formatLook(control) === lookWithoutFocus
      ? [`${describeElement(control)} looks the same when it has the focus`]
      : []
  })
  style.remove()
  return problems
}
