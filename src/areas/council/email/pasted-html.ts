import { sanitise } from '@/writes/sanitise'

/** How word processors mark text: by an element, or by the style of any element. */
const MARKS = [
  { tag: 'strong', tags: 'b, strong', property: 'font-weight', on: /^(?:bold|bolder|[6-9]00)$/ },
  { tag: 'em', tags: 'i, em', property: 'font-style', on: /^(?:italic|oblique)/ },
  { tag: 'u', tags: 'u', property: 'text-decoration', on: /underline/ },
  { tag: 's', tags: 's, strike, del', property: 'text-decoration', on: /line-through/ },
] as const

const OTHER_BLOCKS =
  'address, article, aside, center, dd, dl, dt, figcaption, figure, footer, h4, h5, h6, header, main, pre, section'
const BLOCKS = 'p, div, h1, h2, h3, blockquote, ul, ol, li'

/**
 * Returns pasted HTML as the message editor reads it. Bold, italics, lists and links survive; all other styles go.
 * Reads the attribute, because a strict content security policy leaves `element.style` empty.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  joinWordLists(body)
  for (const block of body.querySelectorAll(OTHER_BLOCKS)) block.replaceWith(divOf(block))
  // Inner tables first.
  for (const table of [...body.querySelectorAll('table')].toReversed())
    table.replaceWith(...[...table.querySelectorAll('caption, tr')].flatMap(linesOf))
  replaceMarks(body)
  return sanitise(body.innerHTML, ['div'])
}

function declared(element: Element, property: string): string | undefined {
  const declarations = (element.getAttribute('style') ?? '').toLowerCase().split(';')
  return declarations
    .map((declaration) => declaration.split(':'))
    .findLast(([name = '']) => name.trim() === property)?.[1]
    ?.trim()
}

function replaceMarks(body: Element): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const marked: [text: Text, tags: string[]][] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.data.trim() === '') continue
    const marks = MARKS.filter((mark) => isMarked(text, mark))
    // Links are underlined already.
    const tags = marks.map(({ tag }) => tag).filter((tag) => tag !== 'u' || !text.parentElement?.closest('a'))
    marked.push([text, tags])
  }
  for (const element of body.querySelectorAll(MARKS.map(({ tags }) => tags).join()))
    element.replaceWith(...element.childNodes)
  for (const [text, tags] of marked)
    for (const tag of tags) {
      const mark = document.createElement(tag)
      text.replaceWith(mark)
      mark.append(text)
    }
}

/** The innermost element that sets it decides: Google Docs wraps everything in a `<b>` of normal weight. */
function isMarked(text: Text, { tags, property, on }: (typeof MARKS)[number]): boolean {
  for (let element = text.parentElement; element; element = element.parentElement) {
    const value = declared(element, property)
    if (value !== undefined && value !== 'inherit') return on.test(value)
    if (element.matches(tags)) return true
  }
  return false
}

/** Word writes a list item as a paragraph that contains its marker, such as `1.` or `·`. */
function joinWordLists(body: Element): void {
  /** Outermost first. */
  let open: { list: Element; level: number }[] = []
  for (const paragraph of body.querySelectorAll('p[style*="mso-list" i]')) {
    const level = Number(/level(\d+)/.exec(declared(paragraph, 'mso-list') ?? '')?.[1] ?? 1)
    const marker = paragraph.querySelector('[style*="mso-list:ignore" i]')
    const tag = /^\(?[\da-z]+[.)]/i.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (paragraph.previousElementSibling !== open[0]?.list) open = []
    open = open.filter(({ list, level: own }) => own < level || (own === level && list.localName === tag))
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(tag)
      const outer = open.at(-1)?.list.lastElementChild
      if (outer) outer.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    const item = document.createElement('li')
    open.at(-1)?.list.append(item)
    item.append(paragraph)
  }
}

/** Returns a row of a table as one line, or as its blocks if it only arranges them. */
function linesOf(row: Element): Element[] {
  const cells = row.matches('caption') ? [row] : [...row.querySelectorAll('td, th')]
  const written = cells.filter((cell) => cell.textContent.trim() !== '')
  const isOfBlocks = written.some((cell) => [...cell.querySelectorAll(BLOCKS)].filter(isLeaf).length > 1)
  if (written.length === 1 || isOfBlocks) return written.map(divOf)
  const line = document.createElement('p')
  for (const [index, cell] of cells.entries()) {
    for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes)
    if (index > 0) line.append(' | ')
    line.append(...cell.childNodes)
  }
  return written.length === 0 ? [] : [line]
}

const isLeaf = (block: Element) => block.querySelector(BLOCKS) === null

function divOf(block: Element): HTMLDivElement {
  const div = document.createElement('div')
  div.append(...block.childNodes)
  return div
}
