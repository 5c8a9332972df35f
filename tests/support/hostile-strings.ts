/** The name of what a text would set if it ran. */
const TRIPWIRE = '__hostile'
const run = `globalThis.${TRIPWIRE}=1`

/** A site that no page may call, and an element that no page may have. */
const SITE = 'https://hostile.example'
const ELEMENT = 'hostile-element'

/** Texts in one line, which a person or a host may give in place of any other. */
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

/** Everything at once, for what is shown: one page shows whether any of it is more than text. */
export const HOSTILE_TEXT = IN_ONE_LINE.join(' ')

/** The same as a person can type or paste it into a field of one line. */
export const TYPED = HOSTILE_TEXT.replace('\u0000', '')

/** The same with line breaks, for a field of several lines. */
export const TYPED_LINES = IN_ONE_LINE.join('\n').replace('\u0000', '')

/** What a page would have if a text were more than text. */
const TRACES = [
  ELEMENT,
  '[onerror]',
  '[onload]',
  '[href^="javascript:"]',
  `[src^="${SITE}"]`,
  'svg > style',
  'iframe:not([sandbox=""])',
].join()

/** In an e-mail, an address that somebody has written is a link. */
const LINK = `[href^="${SITE}"]`

/** To be called before anything hostile is shown: the browser forgets requests when there are many. */
export function watchRequests(): void {
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(100_000)
}

/** What has come of hostile texts: what ran, what was asked of another site, what became an element. Empty if nothing. */
export function tracesOfHostility(root: ParentNode = document): string[] {
  const ran = TRIPWIRE in globalThis ? ['a script ran'] : []
  const asked = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !name.startsWith(location.origin) && !/^(data|blob):/.test(name))
  return [
    ...ran,
    ...asked.map(({ name }) => `asked for ${name}`),
    ...Array.from(root.querySelectorAll(`${TRACES}, ${LINK}`), ({ outerHTML }) => outerHTML.slice(0, 200)),
    ...Array.from(root.querySelectorAll('iframe'), ({ srcdoc }) => srcdoc).flatMap(tracesInEmail),
  ]
}

/** What has come of hostile texts in the HTML of an e-mail. */
export const tracesInEmail = (html: string): string[] =>
  Array.from(
    new DOMParser().parseFromString(html, 'text/html').querySelectorAll(`${TRACES}, body script`),
    ({ outerHTML }) => outerHTML,
  )
