import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { PAGES } from '@/app/routes'
import { FACTS } from '../../../stories/support/screens'
import { filesIn, sourceFiles } from './source'

test('every screen of the catalogue is a page of the portal', () => {
  const paths = PAGES.map(({ path }) => path)
  expect(Object.keys(FACTS).filter((path) => !paths.includes(path))).toEqual([])
})

test('every screen is opened by a page', () => {
  const imported = sourceFiles('src/app')
    .flatMap(({ nodes }) => nodes.filter(({ type }) => type === 'ImportExpression' || type === 'ImportDeclaration'))
    .map(({ source }) => basename(String(Object(source).value)))
  const screens = filesIn('src').filter((path) => path.endsWith('.screen.tsx'))
  expect(screens.filter((path) => !imported.includes(basename(path, '.tsx')))).toEqual([])
})
