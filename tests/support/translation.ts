import { waitForTransitions } from './wait-for-transitions'

/** Simulates a translating browser: replaces each text node by `<font>` elements, again after each change. */

/** Chrome also skips texts inside an SVG, where an element of HTML would not be drawn. */
const UNTRANSLATED = 'script, style, textarea, svg, [translate="no"], .notranslate, font'

const updates: string[] = []

const note = (records: readonly MutationRecord[]) =>
  updates.push(...records.map(({ target }) => `“${target.textContent}” is not on the page, as its text was translated`))

/** Notices React updating a text that is no longer on the page. */
const replaced = new MutationObserver(note)

/** Replacements inside an option, whose text tests do not find in other elements. */
const ofOptions = new WeakSet<Text>()

function replacementIn({ parentElement }: Text, words: string): Node {
  if (parentElement instanceof HTMLOptionElement) {
    const text = new Text(words)
    ofOptions.add(text)
    return text
  }
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  for (const font of [outer, inner]) font.setAttribute('style', 'vertical-align: inherit;')
  inner.textContent = words
  outer.append(inner)
  return outer
}

/** Does not change the words, so that tests find them. */
function translate(text: Text): void {
  if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return
  if (ofOptions.has(text)) return
  text.replaceWith(replacementIn(text, text.data))
  replaced.observe(text, { characterData: true })
}

function translateAll(root: Node): void {
  const texts: Node[] = root instanceof Text ? [root] : []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) translate(text as Text)
}

const page = new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records)
    for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateAll(node)
})

/** Translates the page, and what appears on it until `endTranslation`. */
export function startTranslation(): void {
  translateAll(document.body)
  page.observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Returns the updates that nobody could see. */
export function endTranslation(): string[] {
  page.disconnect()
  note(replaced.takeRecords())
  replaced.disconnect()
  return updates.splice(0)
}

const MAIN_ACTION = 'main :is(button[type="submit"], button.bg-accent):not([aria-disabled])'

/** Presses the button with which the page goes on, if it has one. */
export async function pressMainAction(): Promise<void> {
  const button = document.querySelector<HTMLElement>(MAIN_ACTION)
  // Would leave the test.
  if (!button || button.textContent === 'Load the portal again') return
  button.click()
  await waitForTransitions()
}
