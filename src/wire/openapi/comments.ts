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

/** Returns a function that finds the doc comment of a name, or throws. `saveItem2` falls back to `saveItem`. */
export function commentsOf(declarations: Readonly<Record<string, string>>): (name: string) => Comment {
  const comments = new Map(
    Object.entries(declarations).flatMap(([path, source]) =>
      [...source.matchAll(COMMENTED)].map(([, text = '', constant, property = '']): [string, Comment] => [
        constant ?? property,
        { text: inOneLine(text), file: /([\w-]+)\.ts$/.exec(path)?.[1] ?? '' },
      ]),
    ),
  )
  return (name) => {
    const comment = comments.get(name) ?? comments.get(name.replace(/\d+$/, ''))
    if (!comment) throw new Error(`${name} has no doc comment: it describes ${name} in the OpenAPI document.`)
    return comment
  }
}
