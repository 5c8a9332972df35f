import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles, type Node, type SourceFile } from './source'

const FOLDERS = ['src/ui', 'src/form', 'src/table']

const nameOf = (node: unknown): string => String(Object(node).name)

const listNodes = ({ nodes }: SourceFile, type: string): readonly Node[] => nodes.filter((node) => node.type === type)

/** Returns what a file imports, by local name: "Button of src/ui/button". */
function readImports(file: SourceFile): Map<string, string> {
  return new Map(
    listNodes(file, 'ImportDeclaration').flatMap(({ source, specifiers }) => {
      const module = String(Object(source).value).replace(/^@\//, 'src/')
      const specifierNodes: Node[] = Object(specifiers)
      return specifierNodes.map(({ local, imported }) => [nameOf(local), `${nameOf(imported)} of ${module}`] as const)
    }),
  )
}

function listRenderedControls(file: SourceFile): string[] {
  const imports = readImports(file)
  return listNodes(file, 'JSXOpeningElement')
    .flatMap(({ name }) => imports.get(nameOf(name)) ?? [])
    .filter((control) => FOLDERS.some((folder) => control.includes(` of ${folder}/`) && dirname(file.path) !== folder))
}

/** Returns the subjects of a stories file: the component of its meta and its subcomponents. */
function listStorySubjects(file: SourceFile): string[] {
  const imports = readImports(file)
  return listNodes(file, 'Property')
    .filter(({ key }) => /^(sub)?components?$/.test(nameOf(key)))
    .flatMap(({ value }) => {
      const subcomponents: Node[] | undefined = Object(value).properties
      return subcomponents === undefined ? [value] : subcomponents.map((property) => property.value)
    })
    .flatMap((component) => imports.get(nameOf(component)) ?? [])
}

it('every rendered control has a stories file', () => {
  const controls = new Set(sourceFiles('src').flatMap(listRenderedControls))
  const shown = new Set(sourceFiles('stories').flatMap(listStorySubjects))
  expect(controls.size).toBeGreaterThan(40)
  expect([...controls].filter((control) => !shown.has(control)).toSorted()).toEqual([])
})
