import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDERS = ['src', 'mocks', 'conformance', 'tests', 'stories', 'scripts', 'docs', 'public']

/** Matches citations of documents outside the repository, which no reader can follow. */
const FOREIGN_CITATION =
  /\b(?:spec|wire|settled|users) (?:\d|["“]|S\d)|\busers pain\b|\(looks\b|(?<!\bif) \(settled\)|\bthe specification\b|\bwire facts\b/i

/** Only this file contains such citations. */
const THIS_FILE = 'tests/unit/architecture/citations.test.ts'

const TEXT_FILE = /\.(?:tsx?|mjs|css|md|html|php|conf|json|htaccess)$/

const paths = [
  ...readdirSync('.').filter((name) => TEXT_FILE.test(name) && name !== 'package-lock.json'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  ),
]
const texts = new Map(paths.filter((path) => TEXT_FILE.test(path)).map((path) => [path, readFileSync(path, 'utf8')]))
const fileNames = new Set(paths.map((path) => basename(path)))
const documents = [...texts].filter(([path]) =>
  /^(?:README|CONTRIBUTING|mocks\/README|tests\/php-host\/README)\.md$|^docs\/.*\.md$/.test(path),
)

/** Returns the first group of each match. */
const matchGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group)

const withoutCode = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```/gm, '')

/** Returns the anchors of a document's headings, as GitHub generates them. */
const listAnchors = (document: string): string[] =>
  matchGroups(withoutCode(texts.get(document) ?? ''), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Returns undefined if the target exists. */
function findProblem(from: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#')
  const document = path === '' ? from : path
  const isFound = existsSync(document) && (anchor === undefined || listAnchors(document).includes(anchor))
  return isFound ? undefined : `${from}: ${target}`
}

const listProblems = (list: readonly (string | undefined)[]): string[] =>
  list.filter((problem) => problem !== undefined)

describe('a citation', () => {
  it('of a heading leads to a heading that exists', () => {
    const problems = [...texts].flatMap(([path, text]) =>
      matchGroups(text, /\b(docs\/[\w/-]+\.md#[\w-]+)/g).map((target) => findProblem(path, target)),
    )
    expect(listProblems(problems)).toEqual([])
  })

  it('of a decision leads to a decision that exists', () => {
    const decisions = readdirSync('docs/decisions').map((name) => Number(name.slice(0, 4)))
    const problems = [...texts].flatMap(([path, text]) =>
      matchGroups(text, /\b[Dd]ecision (\d+)\b/g).map((number) =>
        decisions.includes(Number(number)) ? undefined : `${path}: decision ${number}`,
      ),
    )
    expect(listProblems(problems)).toEqual([])
  })

  it('never leads to a document outside the repository', () => {
    const problems = [...texts]
      .filter(([path]) => path !== THIS_FILE)
      .flatMap(([path, text]) =>
        text
          .split('\n')
          .flatMap((line, index) => (FOREIGN_CITATION.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
      )
    expect(problems).toEqual([])
  })
})

describe('a document of the repository', () => {
  it('links only to files and headings that exist', () => {
    const problems = documents.flatMap(([path, text]) =>
      matchGroups(withoutCode(text), /\]\(([^)\s]+)\)/g)
        .filter((target) => !/^[a-z]+:/.test(target))
        .map((target) => findProblem(path, target.startsWith('#') ? target : normalize(join(dirname(path), target)))),
    )
    expect(listProblems(problems)).toEqual([])
  })

  it('names only files and folders that exist', () => {
    const problems = documents.flatMap(([path, text]) =>
      matchGroups(text, /`((?:src|mocks|conformance|tests|stories|scripts|docs|public)\/[\w./-]*)`/g).map((target) =>
        findProblem(path, target),
      ),
    )
    expect(listProblems(problems)).toEqual([])
  })

  it('names only modules that exist', () => {
    const problems = documents.flatMap(([path, text]) =>
      matchGroups(text, /`([\w.-]+\.(?:tsx?|mjs))`/g).map((name) =>
        fileNames.has(name) ? undefined : `${path}: ${name}`,
      ),
    )
    expect(listProblems(problems)).toEqual([])
  })

  it('names only scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const problems = documents.flatMap(([path, text]) =>
      matchGroups(text, /\bnpm (?:run (?:--silent )?|(?=start\b|test\b))([a-z-]+(?::[a-z]+)?)/g).map((name) =>
        name in scripts ? undefined : `${path}: npm run ${name}`,
      ),
    )
    expect(listProblems(problems)).toEqual([])
  })
})

describe('an excerpt', () => {
  /** Code blocks below `Excerpt of ... \`path\`:`. */
  const excerpts = documents.flatMap(([document, text]) =>
    [...text.matchAll(/Excerpt of [^\n]*`([^`\n]+)`:\n\n```\w+\n([\s\S]*?)```/g)].map(([, path = '', code = '']) => ({
      document,
      path,
      code,
    })),
  )

  it('is part of the file that it cites', () => {
    const missing = excerpts.filter(({ path, code }) => !texts.get(path)?.includes(code))
    expect(missing.map(({ document, path }) => `${document}: ${path}`)).toEqual([])
    expect(excerpts.length).toBeGreaterThan(2)
  })
})
