import { expect } from 'vitest'

/** Finds content that is lost with less room, wider text or system colours. Functions return it as sentences. */

export const describeElement = (element: Element): string => {
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 50)
  return `${element.tagName.toLowerCase()} “${text}”`
}

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })

/** Pixels by which a rounded box may exceed another one. */
const ROUNDED = 2

interface Line {
  readonly element: Element
  readonly box: DOMRect
  /** The element that it moves with: a sticky one may cover others, and a scrolling one clips at its edge. */
  readonly layer: Element | null
}

interface Room {
  /** Clipped on purpose: for screen readers only, or with the whole text on hover and focus. */
  readonly isCutOnPurpose: boolean
  readonly layer: Element | null
  /** The elements that clip it at the sides or below, and whether it can be scrolled there. */
  readonly cutAcross: readonly Element[]
  readonly cutDown: readonly Element[]
  readonly scrollsAcross: boolean
  readonly scrollsDown: boolean
}

const CUTS = /hidden|clip/
const SCROLLS = /auto|scroll/

/** Caches what is around an element: most texts of a page share it. */
function readRoom(element: Element, rooms: Map<Element, Room>): Room {
  const known = rooms.get(element)
  if (known) return known
  const style = getComputedStyle(element)
  const { overflowX, overflowY, position } = style
  const outer =
    element.parentElement === null || position === 'fixed'
      ? {
          isCutOnPurpose: false,
          layer: null,
          cutAcross: [],
          cutDown: [],
          scrollsAcross: false,
          scrollsDown: position !== 'fixed',
        }
      : readRoom(element.parentElement, rooms)
  const isBox = style.display !== 'inline'
  const scrollsAcross = outer.scrollsAcross || (isBox && SCROLLS.test(overflowX))
  const scrollsDown = outer.scrollsDown || (isBox && SCROLLS.test(overflowY))
  const room: Room = {
    isCutOnPurpose:
      outer.isCutOnPurpose ||
      style.clipPath !== 'none' ||
      style.webkitLineClamp !== 'none' ||
      style.textOverflow === 'ellipsis',
    layer:
      /fixed|sticky|absolute/.test(position) || (isBox && SCROLLS.test(overflowX + overflowY)) ? element : outer.layer,
    cutAcross: SCROLLS.test(overflowX) ? [] : [...outer.cutAcross, ...(isBox && CUTS.test(overflowX) ? [element] : [])],
    cutDown: SCROLLS.test(overflowY) ? [] : [...outer.cutDown, ...(isBox && CUTS.test(overflowY) ? [element] : [])],
    scrollsAcross,
    scrollsDown,
  }
  rooms.set(element, room)
  return room
}

function readTexts(): { lines: Line[]; cut: string[] } {
  const rooms = new Map<Element, Room>()
  const lines: Line[] = []
  const cut = new Set<string>()
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!element || node.textContent?.trim() === '' || /^(?:SCRIPT|STYLE|OPTION|TITLE)$/i.test(element.tagName))
      continue
    if (!isShown(element) || element.matches('[href="#main"]')) continue
    const room = readRoom(element, rooms)
    if (room.isCutOnPurpose) continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue
      const isOut = ({ left, right }: { left: number; right: number }) =>
        box.left < left - ROUNDED || box.right > right + ROUNDED
      if (room.cutAcross.some((around) => isOut(around.getBoundingClientRect())))
        cut.add(`${describeElement(element)} is cut off`)
      if (!room.scrollsAcross && isOut({ left: 0, right: innerWidth }))
        cut.add(`${describeElement(element)} is beside the page`)
      const isBelow = room.cutDown.some((around) => {
        const { top, bottom } = around.getBoundingClientRect()
        return box.top + box.height / 3 < top || box.bottom - box.height / 3 > bottom
      })
      if (isBelow) cut.add(`${describeElement(element)} is cut off above or below`)
      lines.push({ element, box, layer: room.layer })
    }
  }
  return { lines, cut: [...cut] }
}

function overlaps(lines: readonly Line[]): string[] {
  const found = new Set<string>()
  const sorted = lines.toSorted((one, other) => one.box.top - other.box.top)
  sorted.forEach(({ element, box, layer }, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top >= box.bottom) break
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const high = Math.min(box.bottom, other.box.bottom) - other.box.top
      if (layer === other.layer && wide > ROUNDED && high > 0.4 * Math.min(box.height, other.box.height))
        found.add(`${describeElement(element)} and ${describeElement(other.element)} are drawn over each other`)
    }
  })
  return [...found]
}

/** Excludes the skip link, which is visible only while it has the focus. */
const CONTROLS = 'a[href]:not([href="#main"]), button, input, select, textarea, summary'

/** Omits controls behind an open dialog. */
export const findControls = (): HTMLElement[] =>
  [...(document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      isShown(control) &&
      !control.matches(':disabled') &&
      control.closest('[inert], [aria-hidden="true"], [data-base-ui-inert]') === null,
  )

function covered(): string[] {
  const [left, top] = [scrollX, scrollY]
  const found = findControls().flatMap((control) => {
    const target = control.matches('input') ? (control.closest('label') ?? control) : control
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const [box] = target.getClientRects()
    if (!box || box.width < ROUNDED || box.height < ROUNDED) return []
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2
    const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2
    const hit = document.elementFromPoint(x, y)
    if (hit && (target.contains(hit) || hit.contains(target) || hit.closest('[data-notice]'))) return []
    return `${describeElement(control)} cannot be reached: ${hit ? `${describeElement(hit)} is before it` : 'it is outside of the window'}`
  })
  scrollTo(left, top)
  return found
}

/** Hides what appears on hover and focus, as Escape does: it is checked separately. */
function withoutLabels(look: () => string[]): string[] {
  document.documentElement.dataset.labelsDismissed = ''
  const found = look()
  delete document.documentElement.dataset.labelsDismissed
  return found
}

/** Returns controls that stay covered or outside at the edge of the window, where bars stick and focus scrolls to. */
export const findUnreachableControls = (): string[] => withoutLabels(covered)

/** Returns labels and reasons that appear on focus, and are outside the page or clipped. */
export function findClippedLabels(): string[] {
  const looked = new Set<string>()
  const isLabel = (element: Element) =>
    element.textContent.trim() !== '' && /absolute|fixed/.test(getComputedStyle(element).position)
  const found = findControls().flatMap((control) => {
    const others = [...(control.parentElement?.children ?? [])].filter((other) => other !== control)
    const labels = [...control.children, ...others].filter(isLabel)
    // Rows of a list have the same ones at the same place.
    const alike = [control.getBoundingClientRect().left, ...labels.map(({ textContent }) => textContent)].join()
    if (labels.length === 0 || looked.has(alike)) return []
    looked.add(alike)
    control.focus()
    return labels.filter(isShown).flatMap((label) => {
      const box = label.getBoundingClientRect()
      if (box.width <= ROUNDED) return []
      const { cutAcross } = readRoom(label, new Map())
      const edges = [{ left: 0, right: innerWidth }, ...cutAcross.map((around) => around.getBoundingClientRect())]
      const isOut = edges.some(({ left, right }) => box.left < left - ROUNDED || box.right > right + ROUNDED)
      return isOut
        ? [`${describeElement(label)}, which appears at ${describeElement(control)}, is cut off or beside the page`]
        : []
    })
  })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return found
}

/** The text spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

function furthest(): Element {
  const rights = [...document.body.querySelectorAll('*')].map((element) => ({
    element,
    right: isShown(element) ? element.getBoundingClientRect().right : 0,
  }))
  return rights.reduce((most, one) => (one.right >= most.right ? one : most)).element
}

function lostText(): string[] {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const { lines, cut } = readTexts()
  const tooWide = over > 0 ? [`the page is ${over} px wider than the window: ${describeElement(furthest())}`] : []
  return [...tooWide, ...cut, ...overlaps(lines)]
}

/** Returns what is lost in a window of this size, and then with wider text. */
export function findLostContent(): string[] {
  const narrow = [...withoutLabels(lostText), ...findUnreachableControls()]
  const style = document.createElement('style')
  style.textContent = SPACING
  document.head.append(style)
  const spaced = withoutLabels(lostText).map((what) => `with wider text, ${what}`)
  style.remove()
  return [...narrow, ...spaced]
}

const STATES = [
  '[aria-current]:not([aria-current="false"])',
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[data-highlighted]',
  'label:has(> input.sr-only:checked)',
]

const GROUPS = 'ul, ol, nav, fieldset, [role="tablist"], [role="menu"], [role="listbox"], [role="toolbar"]'

/** Returns how an element is drawn, as far as system colours preserve it. */
function look(element: Element): string {
  const own = (one: Element) => {
    const style = getComputedStyle(one)
    const outline = style.outlineStyle === 'none' ? '' : `${style.outlineColor} ${style.outlineWidth}`
    return [
      one.tagName,
      style.color,
      style.backgroundColor,
      style.borderColor,
      style.borderWidth,
      style.fontWeight,
      style.textDecorationLine,
      outline,
    ].join()
  }
  return [element, ...element.querySelectorAll('*')].map(own).join('\n')
}

/** Returns states that are invisible with system colours. */
export const findStatesWithoutColours = (): string[] =>
  STATES.flatMap((state) =>
    [...document.querySelectorAll(state)].filter(isShown).flatMap((element) => {
      const peers = [...(element.closest(GROUPS)?.querySelectorAll(element.tagName) ?? [])]
      const isAlike = (one: Element) =>
        !one.matches(state) && isShown(one) && one.childElementCount === element.childElementCount
      const peer = peers.find((one) => isAlike(one) && look(one) === look(element))
      return peer ? [`${describeElement(element)} looks as ${describeElement(peer)} does, which is not ${state}`] : []
    }),
  )

export const expectNoProblems = (lost: readonly string[]): void => expect(lost.length, `\n${lost.join('\n')}\n`).toBe(0)
