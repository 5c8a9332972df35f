import { expect, it } from 'vitest'
import { NAMES } from '@/contract/names'
import { APPLICATION_FIELDS } from '@/domain/application/application-fields'
import { sourceFiles, type Node, type SourceFile } from './source'

/** Wire names that are also common words of the portal. */
const COMMON_WORDS = ['download', 'evaluationReport', 'duration']

/** The wire's names for the fields of an application, and for the columns of their rows. */
const FORM_WORDS = JSON.stringify(APPLICATION_FIELDS)
  .match(/(?<="wire":")[^"]+/g)
  ?.filter((word) => !COMMON_WORDS.includes(word) && !/^[A-Z][a-z]+$/.test(word))

const WORDS = new Set([...Object.keys(NAMES).filter((word) => !COMMON_WORDS.includes(word)), ...(FORM_WORDS ?? [])])

/** Columns of one reviewer, of HOD or of Dean: `reviewer2_marks`, `hod_decision`. */
const NUMBERED_COLUMN = /^(reviewer\d(_|Name|Email|Affiliation)|(hod|dean)(_|Email))/

/** Wire names that files may contain, because addresses and stored items are fixed. */
const ALLOWED_WORDS: Readonly<Record<string, readonly string[]>> = {
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
const FIELD_TABLE = 'src/domain/application/application-fields.ts'

const getField = (node: Node, name: string): Node => Object(node[name])

/** Returns the properties and whole texts in a file, without the names of types. */
function listWords({ nodes }: SourceFile): string[] {
  return nodes
    .flatMap((node) => {
      if (node.type === 'Property' || node.type === 'TSPropertySignature')
        return [getField(node, 'key').name ?? getField(node, 'key').value]
      if (node.type === 'MemberExpression') return [getField(node, 'property').name]
      // A capitalised text that is one of the wire's words is a label: Status, Year.
      return node.type === 'Literal' && !/^[A-Z][a-z]+$/.test(String(node.value)) ? [node.value] : []
    })
    .map(String)
}

const isWireName = (word: string) => WORDS.has(word) || NUMBERED_COLUMN.test(word)

it.each(['src', 'mocks', 'stories'])('only the contract contains wire names: %s', (folder) => {
  const problems = sourceFiles(folder)
    .filter(({ path }) => !path.startsWith('src/contract/') && path !== FIELD_TABLE)
    .flatMap((file) =>
      [...new Set(listWords(file))]
        .filter((word) => isWireName(word) && !ALLOWED_WORDS[file.path]?.includes(word))
        .map((word) => `${file.path}: ${word}`),
    )
  expect(problems).toEqual([])
})

it('every allowed wire name is used', () => {
  const files = new Map(['src', 'mocks', 'stories'].flatMap(sourceFiles).map((file) => [file.path, listWords(file)]))
  const unused = Object.entries(ALLOWED_WORDS).flatMap(([path, words]) =>
    words.filter((word) => !files.get(path)?.includes(word)).map((word) => `${path}: ${word}`),
  )
  expect(unused).toEqual([])
})
