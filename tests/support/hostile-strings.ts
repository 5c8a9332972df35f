/** The global variable that a hostile text sets if it runs as a script. */
const TRIPWIRE = '__hostile'
const SCRIPT = `globalThis.${TRIPWIRE}=1`

/** A site that no page may call, and an element that no page may have. */
const SITE = 'https://hostile.example'
const ELEMENT = 'hostile-element'

/** Single-line texts that a person or a host may write. */
const IN_ONE_LINE: readonly string[] = [
  `<${ELEMENT}>x</${ELEMENT}>`,
  `<script>${SCRIPT}</script>`,
  `<img src="${SITE}/a.png" onerror="${SCRIPT}">`,
  `"><svg onload="${SCRIPT}"><style>@import '${SITE}/a.css'</style>`,
  `'><iframe srcdoc="<script>parent.${TRIPWIRE}=1</script>"></iframe>`,
  `javascript:${SCRIPT}`,
  `[x](javascript:${SCRIPT})`,
  '{{constructor.constructor("return 1")()}} ${7*7} <%= 7*7 %> #{7*7}',
  `=HYPERLINK("${SITE}","x") +1 -1 @SUM(A1)`,
  `'; DROP TABLE applications; -- " \\ %s %00 ../../etc/passwd`,
  'a\u202Efdp.exe\u202C zero\u200Bwidth\u2060 \u0000null',
  '&lt;b&gt; &amp;amp; &#60; &quot;',
  '👩‍🔬 𝒳 e\u0301 ﷽ ඣ්‍යෝ',
  'W'.repeat(400),
  '__proto__ constructor null undefined NaN [object Object]',
]

/** All hostile texts joined, so that one page tests all of them. */
export const HOSTILE_TEXT = IN_ONE_LINE.join(' ')

/** `HOSTILE_TEXT` without the null character, which nobody can type or paste. */
export const TYPED_HOSTILE_TEXT = HOSTILE_TEXT.replace('\u0000', '')

/** `TYPED_HOSTILE_TEXT` with line breaks, for a field of several lines. */
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

/** Matches links to the hostile site. E-mails may contain them, because they link every written address. */
const LINK = `[href^="${SITE}"]`

/** Clears and enlarges the buffer of logged requests. Call it before the page shows a hostile text. */
export function resetRequestLog(): void {
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(100_000)
}

/** Returns scripts that ran, requests to other sites and elements that were created from hostile texts. */
export function findHostileTraces(root: ParentNode = document): string[] {
  const scripts = TRIPWIRE in globalThis ? ['a script ran'] : []
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !name.startsWith(location.origin) && !/^(data|blob):/.test(name))
  return [
    ...scripts,
    ...requests.map(({ name }) => `requested ${name}`),
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
