/** The global variable that a text would set if it ran. */
const TRIPWIRE = '__hostile'
const run = `globalThis.${TRIPWIRE}=1`

/** A site that no page may call, and an element that no page may have. */
const SITE = 'https://hostile.example'
const ELEMENT = 'hostile-element'

/** Single-line texts that a person or a host may write. */
const IN_ONE_LINE: readonly string[] = [
  `<${ELEMENT}>x</${ELEMENT}>`,
  `<script>${run}</script>`,
  `<img src="${SITE}/a.png" onerror="${run}">`,
  `"><svg onload="${run}"><style>@import '${SITE}/a.css'</style>`,
  `'><iframe srcdoc="<script>parent.${TRIPWIRE}=1</script>"></iframe>`,
  `javascript:${run}`,
  `[x](javascript:${run})`,
  '{{constructor.constructor("return 1")()}} ${7*7} <%= 7*7 %> #{7*7}',
  `=HYPERLINK("${SITE}","x") +1 -1 @SUM(A1)`,
  `'; DROP TABLE applications; -- " \\ %s %00 ../../etc/passwd`,
  'a\u202Efdp.exe\u202C zero\u200Bwidth\u2060 \u0000null',
  '&lt;b&gt; &amp;amp; &#60; &quot;',
  '👩‍🔬 𝒳 e\u0301 ﷽ ඣ්‍යෝ',
  'W'.repeat(400),
  '__proto__ constructor null undefined NaN [object Object]',
]

/** All of them in one text, so that one page tests all. */
export const HOSTILE_TEXT = IN_ONE_LINE.join(' ')

/** As a person can type or paste it into a field of one line. */
export const TYPED_HOSTILE_TEXT = HOSTILE_TEXT.replace('\u0000', '')

/** With line breaks, for a field of several lines. */
export const TYPED_HOSTILE_LINES = IN_ONE_LINE.join('\n').replace('\u0000', '')

/** Matches elements that exist only if a hostile text was parsed as HTML. */
const TRACES = [
  ELEMENT,
  '[onerror]',
  '[onload]',
  '[href^="javascript:"]',
  `[src^="${SITE}"]`,
  'svg > style',
  'iframe:not([sandbox=""])',
].join()

/** Not in e-mails, where an address that somebody has written is a link. */
const LINK = `[href^="${SITE}"]`

/** Call it before anything hostile is shown: the browser drops requests beyond its buffer. */
export function resetRequestLog(): void {
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(100_000)
}

/** Returns scripts that ran, requests to other sites and elements that were created from hostile texts. */
export function findHostileTraces(root: ParentNode = document): string[] {
  const ran = TRIPWIRE in globalThis ? ['a script ran'] : []
  const asked = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !name.startsWith(location.origin) && !/^(data|blob):/.test(name))
  return [
    ...ran,
    ...asked.map(({ name }) => `asked for ${name}`),
    ...Array.from(root.querySelectorAll(`${TRACES}, ${LINK}`), ({ outerHTML }) => outerHTML.slice(0, 200)),
    ...Array.from(root.querySelectorAll('iframe'), ({ srcdoc }) => srcdoc).flatMap(findHostileTracesInEmail),
  ]
}

/** Returns the elements that were created from hostile texts in an e-mail. */
export const findHostileTracesInEmail = (html: string): string[] =>
  Array.from(
    new DOMParser().parseFromString(html, 'text/html').querySelectorAll(`${TRACES}, body script`),
    ({ outerHTML }) => outerHTML,
  )
