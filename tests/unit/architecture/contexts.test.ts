import { expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from './source'

const createsContext = ({ nodes }: SourceFile): boolean =>
  nodes.some(({ type, callee }) => type === 'CallExpression' && Object(callee).name === 'createContext')

/** Returns the modules of the project that a file imports at run time. */
const listOwnImports = ({ nodes }: SourceFile): string[] =>
  nodes
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .filter(({ specifiers }) =>
      Object(specifiers).some(({ importKind }: { importKind?: string }) => importKind !== 'type'),
    )
    .map(({ source }) => String(Object(source).value))
    .filter((source) => /^[.@]\.?\//.test(source))

// A hot update that runs such a module again creates a second context, which no provider sets.
it('a module that creates a context imports only packages', () => {
  const files = sourceFiles('src').filter(createsContext)
  expect(files.length).toBeGreaterThan(10)
  expect(files.flatMap((file) => listOwnImports(file).map((source) => `${file.path} -> ${source}`))).toEqual([])
})
