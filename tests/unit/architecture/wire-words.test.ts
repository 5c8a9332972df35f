import { expect, it } from 'vitest'
import { NAMES } from '@/contract/names'
import { APPLICATION_FIELDS } from '@/domain/application/application-fields'
import { sourceFiles, type Node, type SourceFile } from './source'

/** Words that have another meaning in the portal. */
const PLAIN = ['download', 'evaluationReport', 'duration']

/** The wire's names for the fields of an application, and for the columns of their rows. */
const FORM_WORDS = JSON.stringify(APPLICATION_FIELDS)
  .match(/(?<="wire":")[^"]+/g)
  ?.filter((word) => !PLAIN.includes(word) && !/^[A-Z][a-z]+$/.test(word))

const WORDS = new Set([...Object.keys(NAMES).filter((word) => !PLAIN.includes(word)), ...(FORM_WORDS ?? [])])

/** Columns of one reviewer, of HOD or of Dean: `reviewer2_marks`, `hod_decision`. */
const REPEATED = /^(reviewer\d(_|Name|Email|Affiliation)|(hod|dean)(_|Email))/

/** Where the wire's names may occur: addresses and stored items that are fixed. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  'src/app/reauthentication.ts': ['user_id'],
  'src/api/session.ts': ['user_id'],
  'src/api/stored-items.ts': ['user_id'],
  'src/areas/apply/submission/pdf-tab.ts': ['app_ID'],
  'src/areas/invited/link/link-page.tsx': ['app_ID'],
  'src/domain/people/links.ts': ['app_ID'],
  'src/features/applications/edited-application.ts': ['appId'],
  'src/features/drafts/stamp.ts': ['appId'],
  'stories/apply/reviewers-step.stories.tsx': ['appId'],
  'mocks/console/email-links.ts': ['app_ID'],
  'mocks/rewrite-statuses.ts': ['Status'],
}

/** Maps the fields of an application to the wire's names. */
const TABLE = 'src/domain/application/application-fields.ts'

const field = (node: Node, name: string): Node => Object(node[name])

/** Returns the properties and whole texts in a file, without the names of types. */
function wordsIn({ nodes }: SourceFile): string[] {
  return nodes
    .flatMap((node) => {
      if (node.type === 'Property' || node.type === 'TSPropertySignature')
        return [field(node, 'key').name ?? field(node, 'key').value]
      if (node.type === 'MemberExpression') return [field(node, 'property').name]
      // A capitalised text that is one of the wire's words is a label: Status, Year.
      return node.type === 'Literal' && !/^[A-Z][a-z]+$/.test(String(node.value)) ? [node.value] : []
    })
    .map(String)
}

const isOfTheWire = (word: string) => WORDS.has(word) || REPEATED.test(word)

it.each(['src', 'mocks', 'stories'])('only the contract contains wire names: %s', (folder) => {
  const found = sourceFiles(folder)
    .filter(({ path }) => !path.startsWith('src/contract/') && path !== TABLE)
    .flatMap((file) =>
      [...new Set(wordsIn(file))]
        .filter((word) => isOfTheWire(word) && !FIXED[file.path]?.includes(word))
        .map((word) => `${file.path}: ${word}`),
    )
  expect(found).toEqual([])
})

it('every allowed wire name is used', () => {
  const files = new Map(['src', 'mocks', 'stories'].flatMap(sourceFiles).map((file) => [file.path, wordsIn(file)]))
  const unused = Object.entries(FIXED).flatMap(([path, words]) =>
    words.filter((word) => !files.get(path)?.includes(word)).map((word) => `${path}: ${word}`),
  )
  expect(unused).toEqual([])
})
