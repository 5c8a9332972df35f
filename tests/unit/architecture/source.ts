import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A node of a syntax tree, with the properties that tests use. */
export interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

export interface SourceFile {
  readonly path: string
  readonly nodes: readonly Node[]
}

const isNode = (value: unknown): value is Node => value instanceof Object && 'type' in value

export const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesIn)]
}

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return /(?<!\.d)\.tsx?$/.test(entry.name) ? [path] : []
  })

/** Parses files into syntax trees, in which comments and layout make no difference. */
export const sourceFiles = (folder: string): SourceFile[] =>
  filesIn(folder).map((path) => ({ path, nodes: nodesIn(parseSync(path, readFileSync(path, 'utf8')).program) }))
