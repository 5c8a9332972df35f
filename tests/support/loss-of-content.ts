import { expect } from 'vitest'

/** Functions of this file return lost content as sentences. */

export const describeElement = (element: Element): string => {
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 50)
  return `${element.tagName.toLowerCase()} “${text}”`
}

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })

/** Pixels by which a box may exceed another one, because browsers round their sizes. */
const TOLERANCE = 2

interface TextLine {
  readonly element: Element
  readonly box: DOMRect
  /** The nearest ancestor that is positioned or scrolls. Such an element may cover the lines of others. */
  readonly layer: Element | null
}

interface Surroundings {
  /** True for texts for screen readers only, and for texts that are complete on hover and focus. */
  readonly isClippedOnPurpose: boolean
  readonly layer: Element | null
  /** Ancestors that clip in each direction, and whether an ancestor scrolls in it. */
  readonly clippersInX: readonly Element[]
  readonly clippersInY: readonly Element[]
  readonly scrollsInX: boolean
  readonly scrollsInY: boolean
}

const CLIPS = /hidden|clip/
const SCROLLS = /auto|scroll/

/** Caches the surroundings, because most texts of a page share them. */
function readSurroundings(element: Element, cache: Map<Element, Surroundings>): Surroundings {
  const cached = cache.get(element)
  if (cached) return cached
  const style = getComputedStyle(element)
  const { overflowX, overflowY, position } = style
  const outer =
    element.parentElement === null || position === 'fixed'
      ? {
          isClippedOnPurpose: false,
          layer: null,
          clippersInX: [],
          clippersInY: [],
          scrollsInX: false,
          scrollsInY: position !== 'fixed',
        }
      : readSurroundings(element.parentElement, cache)
  const isBox = style.display !== 'inline'
  const scrollsInX = outer.scrollsInX || (isBox && SCROLLS.test(overflowX))
  const scrollsInY = outer.scrollsInY || (isBox && SCROLLS.test(overflowY))
  const surroundings: Surroundings = {
    isClippedOnPurpose:
      outer.isClippedOnPurpose ||
      style.clipPath !== 'none' ||
      style.webkitLineClamp !== 'none' ||
      style.textOverflow === 'ellipsis',
    layer:
      /fixed|sticky|absolute/.test(position) || (isBox && SCROLLS.test(overflowX + overflowY)) ? element : outer.layer,
    clippersInX: SCROLLS.test(overflowX)
      ? []
      : [...outer.clippersInX, ...(isBox && CLIPS.test(overflowX) ? [element] : [])],
    clippersInY: SCROLLS.test(overflowY)
      ? []
      : [...outer.clippersInY, ...(isBox && CLIPS.test(overflowY) ? [element] : [])],
    scrollsInX,
    scrollsInY,
  }
  cache.set(element, surroundings)
  return surroundings
}

function readTexts(): { lines: TextLine[]; clipped: string[] } {
  const cache = new Map<Element, Surroundings>()
  const lines: TextLine[] = []
  const clipped = new Set<string>()
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!element || node.textContent?.trim() === '' || /^(?:SCRIPT|STYLE|OPTION|TITLE)$/i.test(element.tagName))
      continue
    if (!isShown(element) || element.matches('[href="#main"]')) continue
    const surroundings = readSurroundings(element, cache)
    if (surroundings.isClippedOnPurpose) continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue
      const isBeyond = ({ left, right }: { left: number; right: number }) =>
        box.left < left - TOLERANCE || box.right > right + TOLERANCE
      if (surroundings.clippersInX.some((clipper) => isBeyond(clipper.getBoundingClientRect())))
        clipped.add(`${describeElement(element)} is cut off`)
      if (!surroundings.scrollsInX && isBeyond({ left: 0, right: innerWidth }))
        clipped.add(`${describeElement(element)} is beside the page`)
      const isBelow = surroundings.clippersInY.some((clipper) => {
        const { top, bottom } = clipper.getBoundingClientRect()
        return box.top + box.height / 3 < top || box.bottom - box.height / 3 > bottom
      })
      if (isBelow) clipped.add(`${describeElement(element)} is cut off above or below`)
      lines.push({ element, box, layer: surroundings.layer })
    }
  }
  return { lines, clipped: [...clipped] }
}

function findOverlaps(lines: readonly TextLine[]): string[] {
  const overlaps = new Set<string>()
  const sorted = lines.toSorted((first, second) => first.box.top - second.box.top)
  sorted.forEach(({ element, box, layer }, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top >= box.bottom) break
      const overlapWidth = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const overlapHeight = Math.min(box.bottom, other.box.bottom) - other.box.top
      if (
        layer === other.layer &&
        overlapWidth > TOLERANCE &&
        overlapHeight > 0.4 * Math.min(box.height, other.box.height)
      )
        overlaps.add(`${describeElement(element)} and ${describeElement(other.element)} are drawn over each other`)
    }
  })
  return [...overlaps]
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

function findCoveredControls(): string[] {
  const [left, top] = [scrollX, scrollY]
  const problems = findControls().flatMap((control) => {
    const target = control.matches('input') ? (control.closest('label') ?? control) : control
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const [box] = target.getClientRects()
    if (!box || box.width < TOLERANCE || box.height < TOLERANCE) return []
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2
    const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2
    const topElement = document.elementFromPoint(x, y)
    if (
      topElement &&
      (target.contains(topElement) || topElement.contains(target) || topElement.closest('[data-notice]'))
    )
      return []
    return `${describeElement(control)} cannot be reached: ${topElement ? `${describeElement(topElement)} covers it` : 'it is outside the window'}`
  })
  scrollTo(left, top)
  return problems
}

/** Hides the labels that appear on hover and focus, as Escape does. `findClippedLabels` checks them. */
function withoutLabels(findProblems: () => string[]): string[] {
  document.documentElement.dataset.labelsDismissed = ''
  const problems = findProblems()
  delete document.documentElement.dataset.labelsDismissed
  return problems
}

/** Returns controls that stay covered or outside the window after scrolling to them. */
export const findUnreachableControls = (): string[] => withoutLabels(findCoveredControls)

/** Returns labels and reasons that appear on focus outside the page or clipped. */
export function findClippedLabels(): string[] {
  const checkedLabels = new Set<string>()
  const isLabel = (element: Element) =>
    element.textContent.trim() !== '' && /absolute|fixed/.test(getComputedStyle(element).position)
  const problems = findControls().flatMap((control) => {
    const others = [...(control.parentElement?.children ?? [])].filter((other) => other !== control)
    const labels = [...control.children, ...others].filter(isLabel)
    // Rows of a list repeat the same labels at the same place.
    const labelsAndPlace = [
      control.getBoundingClientRect().left,
      ...labels.map(({ textContent }) => textContent),
    ].join()
    if (labels.length === 0 || checkedLabels.has(labelsAndPlace)) return []
    checkedLabels.add(labelsAndPlace)
    control.focus()
    return labels.filter(isShown).flatMap((label) => {
      const box = label.getBoundingClientRect()
      if (box.width <= TOLERANCE) return []
      const { clippersInX } = readSurroundings(label, new Map())
      const edges = [{ left: 0, right: innerWidth }, ...clippersInX.map((clipper) => clipper.getBoundingClientRect())]
      const isBeyond = edges.some(({ left, right }) => box.left < left - TOLERANCE || box.right > right + TOLERANCE)
      return isBeyond ? [`${describeElement(label)} of ${describeElement(control)} is cut off or beside the page`] : []
    })
  })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return problems
}

/** The text spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

function findRightmostElement(): Element {
  const rights = [...document.body.querySelectorAll('*')].map((element) => ({
    element,
    right: isShown(element) ? element.getBoundingClientRect().right : 0,
  }))
  return rights.reduce((rightmost, other) => (other.right >= rightmost.right ? other : rightmost)).element
}

function findLostText(): string[] {
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const { lines, clipped } = readTexts()
  const tooWide =
    overflow > 0 ? [`the page is ${overflow} px wider than the window: ${describeElement(findRightmostElement())}`] : []
  return [...tooWide, ...clipped, ...findOverlaps(lines)]
}

/** Returns content that is lost at this size of the window, with normal and with wider text. */
export function findLostContent(): string[] {
  const withNormalText = [...withoutLabels(findLostText), ...findUnreachableControls()]
  const style = document.createElement('style')
  style.textContent = SPACING
  document.head.append(style)
  const withWiderText = withoutLabels(findLostText).map((problem) => `with wider text, ${problem}`)
  style.remove()
  return [...withNormalText, ...withWiderText]
}

const STATES = [
  '[aria-current]:not([aria-current="false"])',
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[data-highlighted]',
  'label:has(> input.sr-only:checked)',
]

const GROUPS = 'ul, ol, nav, fieldset, [role="tablist"], [role="menu"], [role="listbox"], [role="toolbar"]'

/** Returns the styles of an element that system colours preserve. */
function formatLook(element: Element): string {
  const formatStyle = (part: Element) => {
    const style = getComputedStyle(part)
    const outline = style.outlineStyle === 'none' ? '' : `${style.outlineColor} ${style.outlineWidth}`
    return [
      part.tagName,
      style.color,
      style.backgroundColor,
      style.borderColor,
      style.borderWidth,
      style.fontWeight,
      style.textDecorationLine,
      outline,
    ].join()
  }
  return [element, ...element.querySelectorAll('*')].map(formatStyle).join('\n')
}

/** Returns elements whose state is invisible with system colours. */
export const findStatesWithoutColours = (): string[] =>
  STATES.flatMap((state) =>
    [...document.querySelectorAll(state)].filter(isShown).flatMap((element) => {
      const peers = [...(element.closest(GROUPS)?.querySelectorAll(element.tagName) ?? [])]
      const isComparable = (peer: Element) =>
        !peer.matches(state) && isShown(peer) && peer.childElementCount === element.childElementCount
      const twin = peers.find((peer) => isComparable(peer) && formatLook(peer) === formatLook(element))
      return twin ? [`${describeElement(element)} looks like ${describeElement(twin)}, which is not ${state}`] : []
    }),
  )

export const expectNoProblems = (problems: readonly string[]): void =>
  expect(problems.length, `\n${problems.join('\n')}\n`).toBe(0)
