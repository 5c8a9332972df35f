import { expect, it } from 'vitest'
import { messages } from '@/domain/texts/messages'
import { nodesIn, sourceFiles, type Node, type SourceFile } from './source'

/** Fixed texts that no screen shows, because what they report cannot occur. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'form.multipleRowsFailed': 'No step sends rows alone. The final submission has its own text.',
  'applications.idMissing':
    'A list with a row without an id is unreadable. Where an application is chosen, the text is "Please select an application ID".',
}

const groups = Object.keys(messages)
const listKeys = (group: string): string[] => Object.keys(Object(messages)[group])

const nameOf = (node: unknown): string => String(Object(node).name)
const getField = (node: Node, name: string): Node => Object(node[name])

/** Returns the texts of the catalogue that one file uses, as `group.key`. */
function findUsedTexts({ nodes }: SourceFile): string[] {
  /** Local names of groups: `const words = messages.account`. */
  const aliases = new Map<string, string>()
  const findGroup = (node: Node): string | undefined => {
    if (node.type === 'Identifier') return aliases.get(nameOf(node))
    const isCatalogue = node.type === 'MemberExpression' && nameOf(node.object) === 'messages'
    return isCatalogue ? nameOf(node.property) : undefined
  }
  const listProperties = (pattern: Node): Node[] =>
    nodesIn(pattern.properties).filter(({ type }) => type === 'Property')

  return nodes.flatMap((node) => {
    if (node.type === 'VariableDeclarator') {
      const [pattern, init] = [getField(node, 'id'), getField(node, 'init')]
      const group = findGroup(init)
      if (group !== undefined && pattern.type === 'Identifier') aliases.set(nameOf(pattern), group)
      if (group !== undefined) return listProperties(pattern).map(({ key }) => `${group}.${nameOf(key)}`)
      if (nameOf(init) === 'messages')
        for (const { key, value } of listProperties(pattern)) aliases.set(nameOf(value), nameOf(key))
    }
    if (node.type !== 'MemberExpression') return []
    const group = findGroup(getField(node, 'object'))
    if (group === undefined) return []
    return node.computed ? listKeys(group).map((key) => `${group}.${key}`) : [`${group}.${nameOf(node.property)}`]
  })
}

const used = new Set(sourceFiles('src').flatMap(findUsedTexts))
const unused = groups
  .flatMap((group) => listKeys(group).map((key) => `${group}.${key}`))
  .filter((text) => !used.has(text))

it('every unused text of the catalogue is listed with the reason', () => {
  expect(new Set(Object.keys(NOT_SHOWN))).toEqual(new Set(unused))
})

it('every form of use is found', () => {
  for (const text of ['page.loading', 'account.firstName', 'projectStep.amount', 'applications.deleted'])
    expect([...used]).toContain(text)
})
