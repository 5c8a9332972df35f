const FILES = import.meta.glob<string>('/src/contract/*.ts', { eager: true, query: '?raw', import: 'default' })

/** A doc comment and the name it stands before: a constant, or a property of one. */
const COMMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?(?:const (\w+) =|(\w+): \{$)/gm

interface Comment {
  readonly text: string
  /** The file it stands in, without its ending: `accounts`. */
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

/**
 * What the contract says of one of its names: the doc comment before it, in one line. The calls of the reviewers are
 * declared once for all of them, so `saveReviewer2` has the comment of `saveReviewer`. Throws where there is none.
 */
export function commentOf(name: string): Comment {
  const comment = COMMENTS.get(name) ?? COMMENTS.get(name.replace(/\d+$/, ''))
  if (!comment)
    throw new Error(`${name} has no doc comment in src/contract: it describes ${name} in docs/openapi.json.`)
  return comment
}
