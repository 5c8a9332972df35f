import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEMO_PEOPLE } from '../../scripts/support/demo-people.mjs'

const readme = readFileSync('README.md', 'utf8')
const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts)

describe('the README', () => {
  it('holds the endpoint table as the contract has it', () => {
    const [, table] = /<!-- contract:table -->\n([\s\S]*?)\n<!-- \/contract:table -->/.exec(readme) ?? []
    expect(table?.trim()).toBe(execFileSync('node', ['scripts/contract-table.mjs'], { encoding: 'utf8' }).trim())
  })

  it('names the demo people that the scripts print', () => {
    const emails = (text: string) => text.match(/[a-z0-9]+@demo\.urc/g)
    expect(emails(readme)).toEqual(emails(DEMO_PEOPLE))
  })

  it('names only scripts that exist', () => {
    const named = [...readme.matchAll(/npm (?:run )?(?:--silent )?(start|test|[a-z-]+(?::[a-z]+)?)/g)].map(
      ([, name]) => name,
    )
    expect(named.filter((name) => !['ci', 'install'].includes(name ?? '') && !scripts.includes(name ?? ''))).toEqual([])
  })

  it('names only files and folders that exist', () => {
    const paths = [...readme.matchAll(/`((?:src|mocks|tests|stories|scripts|docs|public)\/[\w./-]*)`/g)].map(
      ([, path]) => path ?? '',
    )
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })
})
