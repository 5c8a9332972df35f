import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDERS = ['src', 'mocks', 'conformance', 'tests', 'stories', 'scripts', 'docs', 'public']

/** Matches citations of documents outside the repository, which no reader can follow. */
const FOREIGN_CITATION =
  /\b(?:spec|wire|settled|users) (?:\d|["“]|S\d)|\busers pain\b|\(looks\b|(?<!\bif) \(settled\)|\bthe specification\b|\bwire facts\b/i

/** The only file that spells them. */
const HERE = 'tests/unit/architecture/citations.test.ts'

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
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group = '']) => group)

const withoutCode = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```/gm, '')

/** Returns the anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (document: string): string[] =>
  found(withoutCode(texts.get(document) ?? ''), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Undefined if the target exists. */
function problemWith(from: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#')
  const document = path === '' ? from : path
  const isThere = existsSync(document) && (anchor === undefined || anchorsOf(document).includes(anchor))
  return isThere ? undefined : `${from}: ${target}`
}

const problems = (list: readonly (string | undefined)[]): string[] => list.filter((problem) => problem !== undefined)

describe('a citation', () => {
  it('of a heading leads to a heading that exists', () => {
    const cited = [...texts].flatMap(([path, text]) =>
      found(text, /\b(docs\/[\w/-]+\.md#[\w-]+)/g).map((target) => problemWith(path, target)),
    )
    expect(problems(cited)).toEqual([])
  })

  it('of a decision leads to a decision that exists', () => {
    const decisions = readdirSync('docs/decisions').map((name) => Number(name.slice(0, 4)))
    const cited = [...texts].flatMap(([path, text]) =>
      found(text, /\b[Dd]ecision (\d+)\b/g).map((number) =>
        decisions.includes(Number(number)) ? undefined : `${path}: decision ${number}`,
      ),
    )
    expect(problems(cited)).toEqual([])
  })

  it('never leads to a document outside the repository', () => {
    const cited = [...texts]
      .filter(([path]) => path !== HERE)
      .flatMap(([path, text]) =>
        text
          .split('\n')
          .flatMap((line, index) => (FOREIGN_CITATION.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
      )
    expect(cited).toEqual([])
  })
})

describe('a document of the repository', () => {
  it('links only to files and headings that exist', () => {
    const links = documents.flatMap(([path, text]) =>
      found(withoutCode(text), /\]\(([^)\s]+)\)/g)
        .filter((target) => !/^[a-z]+:/.test(target))
        .map((target) => problemWith(path, target.startsWith('#') ? target : normalize(join(dirname(path), target)))),
    )
    expect(problems(links)).toEqual([])
  })

  it('names only files and folders that exist', () => {
    const named = documents.flatMap(([path, text]) =>
      found(text, /`((?:src|mocks|conformance|tests|stories|scripts|docs|public)\/[\w./-]*)`/g).map((target) =>
        problemWith(path, target),
      ),
    )
    expect(problems(named)).toEqual([])
  })

  it('names only modules that exist', () => {
    const named = documents.flatMap(([path, text]) =>
      found(text, /`([\w.-]+\.(?:tsx?|mjs))`/g).map((name) => (fileNames.has(name) ? undefined : `${path}: ${name}`)),
    )
    expect(problems(named)).toEqual([])
  })

  it('names only scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const named = documents.flatMap(([path, text]) =>
      found(text, /\bnpm (?:run (?:--silent )?|(?=start\b|test\b))([a-z-]+(?::[a-z]+)?)/g).map((name) =>
        name in scripts ? undefined : `${path}: npm run ${name}`,
      ),
    )
    expect(problems(named)).toEqual([])
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

  it('is in the file that it is taken from', () => {
    const missing = excerpts.filter(({ path, code }) => !texts.get(path)?.includes(code))
    expect(missing.map(({ document, path }) => `${document}: ${path}`)).toEqual([])
    expect(excerpts.length).toBeGreaterThan(2)
  })
})
