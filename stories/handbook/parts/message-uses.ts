import listed from '../../../docs/texts-not-shown.md?raw'
import { SOURCES } from './sources'

export interface MessageUse {
  /** `areas/grants/budget.screen.tsx:34` */
  readonly place: string
  readonly code: string
}

/** Returns the names of a text in a file, also short ones after `const { deleted } = messages.applications`. */
function namesIn(source: string, group: string, key: string): string[] {
  const has = (pattern: string) => new RegExp(pattern).exec(source)
  const [, alias] = has(`const (\\w+) = messages\\.${group}\\n`) ?? []
  return [
    `messages\\.${group}\\.${key}`,
    ...(alias === undefined ? [] : [`${alias}\\.${key}`, `${alias}\\[`]),
    ...(has(`const {[^}]*\\b${group}\\b[^}]*} = messages\\n`) ? [`${group}\\.${key}`] : []),
    ...(has(`const {[^}]*\\b${key}\\b[^}]*} = messages\\.${group}\\n`) ? [key] : []),
  ]
}

/** Returns every line of code that shows a text. The line reveals the occasion and, for an alert, its tone. */
export function usesOf(group: string, key: string): MessageUse[] {
  return SOURCES.flatMap(({ path, text }) => {
    if (path === 'domain/texts/messages.ts' || !text.includes('messages')) return []
    const uses = new RegExp(`(?<![\\w.'])(?:${namesIn(text, group, key).join('|')})(?!\\w)`)
    return text.split('\n').flatMap((line, index) => {
      const isDeclaration = / = messages(\.\w+)?$/.test(line)
      return uses.test(line) && !isDeclaration ? { place: `${path}:${index + 1}`, code: line.trim() } : []
    })
  })
}

/** The reasons why no screen shows a text, by its name. */
export const NOT_SHOWN: ReadonlyMap<string, string> = new Map(
  [...listed.matchAll(/^\| `(\w+\.\w+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(([, name = '', why = '']) => [name, why]),
)
