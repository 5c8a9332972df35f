import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contract } from '@/contract'
import type { CouncilEndpoint } from '@/contract/endpoint'
import { callersOf } from '@/domain/people/permissions'
import { OLDEST_BROWSERS } from '../../../scripts/support/browsers'
import { DEMO_PEOPLE } from '../../../scripts/support/demo-people.mjs'
import viteConfig from '../../../vite.config'

const readme = readFileSync('README.md', 'utf8')
const contractTable = readFileSync('docs/contract.md', 'utf8')
const commandList = readFileSync('docs/commands.md', 'utf8')
const security = readFileSync('docs/security.md', 'utf8')

describe('the README', () => {
  it('names the oldest browsers that the portal is built for', () => {
    const [, listedNames = ''] = /The portal is for (.+) and newer;/.exec(readme) ?? []
    const browsers = listedNames.split(', ').map((browser) => browser.toLowerCase().replace(' ', ''))
    expect(browsers).toEqual(OLDEST_BROWSERS)
    const { build } = viteConfig({ mode: 'production', command: 'build' })
    expect([build?.target, build?.cssTarget]).toEqual([OLDEST_BROWSERS, undefined])
  })

  it('lists each document once', () => {
    const documents = readdirSync('docs').filter((name) => name.endsWith('.md'))
    const links = [...readme.matchAll(/\]\(docs\/([\w-]+\.md)\)/g)].map(([, name]) => name)
    expect(links).toHaveLength(documents.length)
    expect(new Set(links)).toEqual(new Set(documents))
  })

  it('names the demo people that the scripts print', () => {
    const emails = (text: string) => text.match(/[a-z0-9]+@demo\.urc/g)
    expect(emails(readme)).toEqual(emails(DEMO_PEOPLE))
  })
})

it('the document of the contract has the table that the script prints', () => {
  const [, table] = /<!-- contract:table -->\n([\s\S]*?)\n<!-- \/contract:table -->/.exec(contractTable) ?? []
  expect(table?.trim()).toBe(execFileSync('node', ['scripts/contract-table.mjs'], { encoding: 'utf8' }).trim())
})

it('the table of dependencies names every package that is shipped', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const rows =
    readFileSync('docs/dependencies.md', 'utf8')
      .match(/^\| `.*?` \|/gm)
      ?.join() ?? ''
  const listedNames = [...rows.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(new Set(listedNames)).toEqual(new Set(Object.keys(dependencies)))
})

it('the list of commands names every command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = Object.keys(scripts).map((name) => (/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`))
  expect(commands.filter((command) => !new RegExp(`${command}(?![\\w:])`).test(commandList))).toEqual([])
})

describe('the guide for the operator of the host', () => {
  it('names each file that is open to anyone with an id', () => {
    const [, section = ''] = /### What anybody gets with a number\n([\s\S]*?)\n\n`/.exec(security) ?? []
    const listedNames = [...section.matchAll(/`(\w+\.php)`/g)].map(([, file]) => file)
    const rows: CouncilEndpoint[] = Object.values(contract)
    const openFiles = rows
      .filter(
        ({ action, examples }) =>
          callersOf(action).includes('visitor') && 'applicationId' in Object(examples[0]?.input),
      )
      .map(({ path }) => path.slice(1).replace(/\d/, '1'))
    expect(new Set(listedNames)).toEqual(new Set(openFiles))
  })
})
