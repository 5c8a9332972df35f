const FILES = import.meta.glob<string>(['/src/contract/*.ts', '/src/wire/contract/*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Matches a doc comment and the constant or property that follows it. */
const COMMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?(?:const (\w+) =|(\w+): \{$)/gm

interface Comment {
  readonly text: string
  /** File name without extension: `accounts`. */
  readonly file: string
}

const inOneLine = (comment: string) =>
  comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const COMMENTS = new Map(
  Object.entries(FILES).flatMap(([path, source]) =>
    [...source.matchAll(COMMENTED)].map(([, text = '', constant, property = '']): [string, Comment] => [
      constant ?? property,
      { text: inOneLine(text), file: /(\w+)\.ts$/.exec(path)?.[1] ?? '' },
    ]),
  ),
)

/** Returns the doc comment of a name, or throws. `saveReviewer2` falls back to `saveReviewer`. */
export function commentOf(name: string): Comment {
  const comment = COMMENTS.get(name) ?? COMMENTS.get(name.replace(/\d+$/, ''))
  if (!comment)
    throw new Error(`${name} has no doc comment in src/contract: it describes ${name} in docs/openapi.json.`)
  return comment
}
