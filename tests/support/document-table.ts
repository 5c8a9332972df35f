import { readFileSync } from 'node:fs'
import { contract } from '@/contract'
import type { COUNCIL_LISTS } from './council-lists'

/** Returns the cells of the first table under a heading. */
export function readDocumentTable(document: string, heading: string): string[][] {
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

export const findStatusCodes = (text = ''): string[] => text.match(/\b\d(?:\.\d)?\b/g) ?? []

/** Returns the documented statuses in a list; 2.1 also if only later hosts list it. */
export function readDocumentedStatuses(list: (typeof COUNCIL_LISTS)[number]): string[] {
  const file = contract[list].path.slice(1, -'.php'.length)
  const [, statuses] =
    readDocumentTable('docs/host.md', 'Council lists').find(([lists]) => lists?.includes(`\`${file}\``)) ?? []
  return findStatusCodes(statuses)
}
