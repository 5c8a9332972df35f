import { sanitise } from '@/writes/sanitise'

/** Word processors mark text by an element, or by the style of any element. */
const MARKS = [
  { tag: 'strong', tags: 'b, strong', property: 'font-weight', pattern: /^(?:bold|bolder|[6-9]00)$/ },
  { tag: 'em', tags: 'i, em', property: 'font-style', pattern: /^(?:italic|oblique)/ },
  { tag: 'u', tags: 'u', property: 'text-decoration', pattern: /underline/ },
  { tag: 's', tags: 's, strike, del', property: 'text-decoration', pattern: /line-through/ },
] as const

const OTHER_BLOCK_SELECTOR =
  'address, article, aside, center, dd, dl, dt, figcaption, figure, footer, h4, h5, h6, header, main, pre, section'
const BLOCK_SELECTOR = 'p, div, h1, h2, h3, blockquote, ul, ol, li'

/**
 * Returns pasted HTML in the form that the message editor accepts. Keeps bold, italics, lists and links, no other style.
 * Reads the `style` attribute, because a strict content security policy leaves `element.style` empty.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  joinWordLists(body)
  for (const block of body.querySelectorAll(OTHER_BLOCK_SELECTOR)) block.replaceWith(toDiv(block))
  // Inner tables first.
  for (const table of [...body.querySelectorAll('table')].toReversed())
    table.replaceWith(...[...table.querySelectorAll('caption, tr')].flatMap(toLines))
  replaceMarks(body)
  return sanitise(body.innerHTML, ['div'])
}

function getDeclaredValue(element: Element, property: string): string | undefined {
  const declarations = (element.getAttribute('style') ?? '').toLowerCase().split(';')
  return declarations
    .map((declaration) => declaration.split(':'))
    .findLast(([name = '']) => name.trim() === property)?.[1]
    ?.trim()
}

function replaceMarks(body: Element): void {
  const textNodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const markedTexts: [text: Text, tags: string[]][] = []
  while (textNodes.nextNode()) {
    const text = textNodes.currentNode as Text
    if (text.data.trim() === '') continue
    const marks = MARKS.filter((mark) => isMarked(text, mark))
    // Links are underlined already.
    const tags = marks.map(({ tag }) => tag).filter((tag) => tag !== 'u' || !text.parentElement?.closest('a'))
    markedTexts.push([text, tags])
  }
  for (const element of body.querySelectorAll(MARKS.map(({ tags }) => tags).join()))
    element.replaceWith(...element.childNodes)
  for (const [text, tags] of markedTexts)
    for (const tag of tags) {
      const mark = document.createElement(tag)
      text.replaceWith(mark)
      mark.append(text)
    }
}

/** The innermost declaration wins: Google Docs wraps everything in a `<b>` of normal weight. */
function isMarked(text: Text, { tags, property, pattern }: (typeof MARKS)[number]): boolean {
  for (let element = text.parentElement; element; element = element.parentElement) {
    const value = getDeclaredValue(element, property)
    if (value !== undefined && value !== 'inherit') return pattern.test(value)
    if (element.matches(tags)) return true
  }
  return false
}

/** Converts list items of Word, which are paragraphs with a marker such as `1.` or `·`. */
function joinWordLists(body: Element): void {
  /** The outermost list is first. */
  let openLists: { list: Element; level: number }[] = []
  for (const paragraph of body.querySelectorAll('p[style*="mso-list" i]')) {
    const level = Number(/level(\d+)/.exec(getDeclaredValue(paragraph, 'mso-list') ?? '')?.[1] ?? 1)
    const marker = paragraph.querySelector('[style*="mso-list:ignore" i]')
    const tag = /^\(?[\da-z]+[.)]/i.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (paragraph.previousElementSibling !== openLists[0]?.list) openLists = []
    openLists = openLists.filter(
      ({ list, level: openLevel }) => openLevel < level || (openLevel === level && list.localName === tag),
    )
    if (openLists.at(-1)?.level !== level) {
      const list = document.createElement(tag)
      const outerItem = openLists.at(-1)?.list.lastElementChild
      if (outerItem) outerItem.append(list)
      else paragraph.before(list)
      openLists.push({ list, level })
    }
    const item = document.createElement('li')
    openLists.at(-1)?.list.append(item)
    item.append(paragraph)
  }
}

/** Returns a table row as one line. A row that only arranges blocks is returned as those blocks. */
function toLines(row: Element): Element[] {
  const cells = row.matches('caption') ? [row] : [...row.querySelectorAll('td, th')]
  const filledCells = cells.filter((cell) => cell.textContent.trim() !== '')
  const isLayoutRow = filledCells.some(
    (cell) => [...cell.querySelectorAll(BLOCK_SELECTOR)].filter(isInnermostBlock).length > 1,
  )
  if (filledCells.length === 1 || isLayoutRow) return filledCells.map(toDiv)
  const line = document.createElement('p')
  for (const [index, cell] of cells.entries()) {
    for (const block of cell.querySelectorAll(BLOCK_SELECTOR)) block.replaceWith(...block.childNodes)
    if (index > 0) line.append(' | ')
    line.append(...cell.childNodes)
  }
  return filledCells.length === 0 ? [] : [line]
}

const isInnermostBlock = (block: Element) => block.querySelector(BLOCK_SELECTOR) === null

function toDiv(block: Element): HTMLDivElement {
  const div = document.createElement('div')
  div.append(...block.childNodes)
  return div
}
