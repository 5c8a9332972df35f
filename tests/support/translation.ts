import { waitForTransitions } from './wait-for-transitions'

/** Chrome also skips texts inside an SVG, which cannot draw HTML elements. */
const UNTRANSLATED = 'script, style, textarea, svg, [translate="no"], .notranslate, font'

const lostUpdates: string[] = []

const recordLostUpdates = (records: readonly MutationRecord[]) =>
  lostUpdates.push(
    ...records.map(({ target }) => `“${target.textContent}” is not on the page, as its text was translated`),
  )

/** Detects when React updates a text that is no longer on the page. */
const replacedTexts = new MutationObserver(recordLostUpdates)

/** Replacements inside an option. They are plain texts, because an option contains no elements. */
const optionTexts = new WeakSet<Text>()

function createReplacement({ parentElement, data }: Text): Node {
  if (parentElement instanceof HTMLOptionElement) {
    const text = new Text(data)
    optionTexts.add(text)
    return text
  }
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  for (const font of [outer, inner]) font.setAttribute('style', 'vertical-align: inherit;')
  inner.textContent = data
  outer.append(inner)
  return outer
}

/** Keeps the words, so that tests still find them. */
function translate(text: Text): void {
  if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return
  if (optionTexts.has(text)) return
  text.replaceWith(createReplacement(text))
  replacedTexts.observe(text, { characterData: true })
}

function translateAll(root: Node): void {
  const texts: Node[] = root instanceof Text ? [root] : []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) translate(text as Text)
}

const pageChanges = new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records)
    for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateAll(node)
})

/** Simulates a translating browser until `endTranslation`: replaces each text, and each changed text, by `<font>`. */
export function startTranslation(): void {
  translateAll(document.body)
  pageChanges.observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Returns a sentence for each update that was not visible. */
export function endTranslation(): string[] {
  pageChanges.disconnect()
  recordLostUpdates(replacedTexts.takeRecords())
  replacedTexts.disconnect()
  return lostUpdates.splice(0)
}

const MAIN_ACTION = 'main :is(button[type="submit"], button[data-variant="primary"]):not([aria-disabled])'

/** Presses the main button of the page, if it has one. */
export async function pressMainAction(): Promise<void> {
  const button = document.querySelector<HTMLElement>(MAIN_ACTION)
  // Reloading would leave the test.
  if (!button || button.textContent === 'Load the portal again') return
  button.click()
  await waitForTransitions()
}
