import { readFileSync } from 'node:fs'

/** Returns the cells of the first table under a heading. */
export function documentTable(document: string, heading: string): string[][] {
  const [, section = ''] = readFileSync(document, 'utf8').split(new RegExp(`^#+ ${heading}$`, 'm'))
  const [, table = ''] = /^\|[-|]+\|\n((?:\|.*\|\n)+)/m.exec(section) ?? []
  return table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

export const codesIn = (text = ''): string[] => text.match(/\b\d(?:\.\d)?\b/g) ?? []
