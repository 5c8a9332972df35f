import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BUILD_MARK, listDemoFiles } from '../../../scripts/support/demo-files'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(folder, 'assets'))
  for (const path of ['.htaccess', 'worker.js', 'icon.svg', 'assets/index-1.js'])
    writeFileSync(join(folder, path), path)
  writeFileSync(join(folder, 'index.html'), `<head>${BUILD_MARK}</head>`)
})

afterEach(() => rmSync(folder, { recursive: true }))

const listFiles = () => {
  listDemoFiles(folder, 'worker.js')
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, build = ''] = /content="(\w+)"/.exec(page) ?? []
  const list = JSON.parse(readFileSync(join(folder, `assets/demo-files-${build}.json`), 'utf8')) as [string, string][]
  return { page, build, list }
}

it('the list of demo files omits hidden files and ends with the page', () => {
  const { list, page } = listFiles()
  expect(list.map(([path]) => path)).toEqual(['assets/index-1.js', 'icon.svg', ''])
  expect(list.at(-1)?.[1]).toBe(`sha256-${createHash('sha256').update(page).digest('base64')}`)
})

it('a build keeps its name until a file changes', () => {
  const { build } = listFiles()
  expect(listFiles().build).toBe(build)
  writeFileSync(join(folder, 'icon.svg'), 'another icon')
  expect(listFiles().build).not.toBe(build)
  expect(readdirSync(join(folder, 'assets'))).toHaveLength(2)
})
