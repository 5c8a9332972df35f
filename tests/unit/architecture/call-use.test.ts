import { expect, it } from 'vitest'
import { contract } from '@/contract'
import { sourceFiles, type Node } from './source'

const field = (node: Node, name: string): Node => Object(node[name])

/** Returns what a node names: a text, a property, or the beginning of a text that ends in a number. */
function named(node: Node): unknown[] {
  if (node.type === 'Literal') return [node.value]
  if (node.type === 'MemberExpression') return [field(node, 'property').name]
  return node.type === 'TemplateElement' ? [field(node, 'value').raw] : []
}

it('every call of the contract is sent by some code of the portal', () => {
  const files = sourceFiles('src').filter(({ path }) => !path.startsWith('src/contract/'))
  const names = new Set(files.flatMap(({ nodes }) => nodes.flatMap(named)))
  const sent = (call: string) => names.has(call) || names.has(call.replace(/\d$/, ''))
  expect(Object.keys(contract).filter((call) => !sent(call))).toEqual([])
})
