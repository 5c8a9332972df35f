import type { Plugin } from 'vite'

/** Replaces a module that a library of the mock imports. */
interface Substitute {
  readonly importer: RegExp
  readonly source: string
  readonly code: string
}

/** Unused code was more than half of the mock. `tldts` is the public suffix list, for cookies that the mock never sends. */
const SUBSTITUTES: readonly Substitute[] = [
  { importer: /@mswjs\/data\/lib\/factory/, source: './model/generateRestHandlers', code: 'export {}' },
  { importer: /@mswjs\/data\/lib\/factory/, source: './model/generateGraphQLHandlers', code: 'export {}' },
  {
    importer: /@mswjs\/data\/lib\/model\/getDefinition/,
    source: 'lodash',
    code: "export { default as isFunction } from 'lodash/isFunction.js'",
  },
  {
    importer: /@mswjs\/data\/lib\/comparators\/date/,
    source: 'date-fns',
    code: "export { default as compareAsc } from 'date-fns/compareAsc'",
  },
  { importer: /tough-cookie/, source: 'tldts', code: 'export const getDomain = () => null' },
]

const PREFIX = '\0lean-mock:'

/** Omits unused code from the demo, which would delay its first response. */
export const leanMock = (): Plugin => {
  const importers = new Map<Substitute, string>()
  return {
    name: 'lean-mock',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer = '') {
      const original =
        importer.startsWith(PREFIX) &&
        [...importers].find(([substitute]) => PREFIX + substitute.source === importer)?.[1]
      if (original) return this.resolve(source, original, { skipSelf: true })
      const substitute = SUBSTITUTES.find(
        (substitute) => substitute.source === source && substitute.importer.test(importer),
      )
      if (!substitute) return null
      importers.set(substitute, importer)
      return PREFIX + source
    },
    load: (id) => SUBSTITUTES.find(({ source }) => PREFIX + source === id)?.code ?? null,
    buildEnd(error) {
      const unusedSources = SUBSTITUTES.filter((substitute) => !importers.has(substitute)).map(({ source }) => source)
      if (!error && unusedSources.length > 0)
        this.error(`No library of the mock imports this any more: ${unusedSources.join(', ')}`)
    },
  }
}
