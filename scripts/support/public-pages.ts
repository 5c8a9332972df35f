import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { prerenderPublicPages } from '../../src/app/public-pages.tsx'
import { OLDEST_BROWSERS } from './browsers.ts'
import { withModule } from './load.mjs'
import { fillTemplate, toAddressesInFolder, tokens } from './page-template.ts'
import settings from '../../src/settings.json' with { type: 'json' }

const CLIENT = fileURLToPath(new URL('../../src/api/client.ts', import.meta.url))

type PrerenderedPage = Awaited<ReturnType<typeof prerenderPublicPages>>[number]
type Bundle = Rolldown.OutputBundle

interface Page extends PrerenderedPage {
  readonly module: string
}

/** Renders pages with the tokens of a template. */
const withTokens = (): Plugin => ({
  name: 'settings-as-tokens',
  enforce: 'pre',
  load: (id) => (id.endsWith('/src/settings.json') ? JSON.stringify(tokens) : null),
})

const prerenderPages = ({ base, define, mode }: ResolvedConfig): Promise<Page[]> =>
  withModule(
    '/src/app/public-pages.tsx',
    async ({ prerenderPublicPages }: { prerenderPublicPages: () => Promise<PrerenderedPage[]> }, findModuleFile) =>
      (await prerenderPublicPages()).map((page) => ({ ...page, module: findModuleFile(page.screen) })),
    // Same settings as the build, so that the portal can hydrate the page.
    { base, define, mode, plugins: [withTokens()], oxc: { jsx: { runtime: 'automatic', development: false } } },
  )

/** Bundles the script that runs before the first paint, without imports. */
async function prerenderedPageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      copyPublicDir: false,
      target: OLDEST_BROWSERS,
      lib: { entry: 'src/app/prerendered-page.ts', formats: ['iife'], name: 'prerenderedPage' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The script of the public pages was not built')
  return output.output[0].code
}

function listFiles(module: string, bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const files = new Set<string>()
  function add(file: string) {
    if (files.has(file)) return
    files.add(file)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(add)
  }
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (!chunk) throw new Error(`No file of the build contains the module ${module}`)
  add(chunk.fileName)
  return [...files]
}

function replacePart(html: string, part: RegExp, replacement: string): string {
  if (!part.test(html)) throw new Error(`index.html has no match of ${String(part)}`)
  return html.replace(part, () => replacement)
}

const PRELOAD = '<link rel="preload" as="script" fetchpriority="low"'

/** Defers scripts, because the page is readable without them. `src/app/prerendered-page.ts` starts the portal. */
const deferScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', PRELOAD)
    .replace(/<script type="module"([^>]*) src=("[^"]+")><\/script>/, `${PRELOAD} data-portal$1 href=$2>`)

/** Returns the built `index.html` with tokens for the settings. */
const toTemplate = (html: string): string =>
  replacePart(
    html.replaceAll(settings.branding.productTitle, '{{branding.productTitle}}'),
    /<meta name="portal-host"[^>]*>/,
    ['host', 'folder', 'branding'].map((name) => `<meta name="portal-${name}" content="{{${name}}}" />`).join('\n    '),
  )

function toPage(
  index: string,
  { path, title, html }: Omit<PrerenderedPage, 'screen'>,
  tags: readonly string[],
): string {
  // Moves the preloads of pictures to the head.
  const [pictures = ''] = /^(?:<link [^>]+>)*/.exec(html) ?? []
  const head = [`<title>${title}</title>`, ...pictures.split(/(?<=>)/), ...tags].filter(Boolean).join('\n    ')
  const parts: [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, head],
    // Only index.html names the host, where an administrator changes it.
    [/ *<!-- Address of the folder[^>]*-->\n *<meta name="portal-host"[^>]*>\n/, ''],
    [
      /<div id="root">[^]*<\/div>(?=\s*<noscript>)/,
      `<div id="root" data-page="${path}">${html.slice(pictures.length)}</div>`,
    ],
  ]
  return deferScripts(parts.reduce((page, [part, replacement]) => replacePart(page, part, replacement), index))
}

/**
 * Prerenders each public page to a file, such as `home.html` (docs/decisions/0038-prerendered-public-pages.md).
 * index.html serves all other addresses and preloads the API client, because their pages begin with a call.
 */
export const publicPages = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'public-pages',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      // Runs once index.html references its files.
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        // Other builds with this config, such as the stories, have no index.html.
        if (index?.type !== 'asset') return
        const html = toTemplate(String(index.source))
        const pages: [fileName: string, page: string][] = []
        const script = this.emitFile({
          type: 'asset',
          name: 'prerendered-page.js',
          source: await prerenderedPageScript(),
        })
        const { base } = config
        const preloads = (module: string) =>
          listFiles(module, bundle)
            .filter((file) => !html.includes(file))
            .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
        for (const page of await prerenderPages(config)) {
          const tags = [
            `<script src="${base}${this.getFileName(script)}"></script>`,
            ...preloads(page.module),
            `<link rel="preload" href="${base}index.html" as="fetch" crossorigin>`,
          ]
          pages.push([`${page.path.slice(1)}.html`, toPage(html, page, tags)])
        }
        pages.push(['index.html', replacePart(html, /(?=<\/head>)/, `  ${preloads(CLIENT).join('\n    ')}\n  `)])
        delete bundle['index.html']
        const templates = pages.map(([fileName, page]) => [fileName, toAddressesInFolder(page)] as const)
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        for (const [fileName, template] of templates) emit(fileName, fillTemplate(template, settings))
        if (config.mode !== 'release') return
        for (const [fileName, template] of templates) emit(`pages/${fileName}`, template)
      },
    },
  }
}
