import { expect, it } from 'vitest'
import { contract } from '@/contract'
import { sourceFiles, type Node } from './source'

const field = (node: Node, name: string): Node => Object(node[name])

/** Returns the name in a node: a text, a property, or the text before a number. */
function readNames(node: Node): unknown[] {
  if (node.type === 'Literal') return [node.value]
  if (node.type === 'MemberExpression') return [field(node, 'property').name]
  return node.type === 'TemplateElement' ? [field(node, 'value').raw] : []
}

it('the portal sends every call of the contract', () => {
  const files = sourceFiles('src').filter(({ path }) => !path.startsWith('src/contract/'))
  const names = new Set(files.flatMap(({ nodes }) => nodes.flatMap(readNames)))
  const isSent = (call: string) => names.has(call) || names.has(call.replace(/\d$/, ''))
  expect(Object.keys(contract).filter((call) => !isSent(call))).toEqual([])
})
