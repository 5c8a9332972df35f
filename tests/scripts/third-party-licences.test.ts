import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { licenceText } from '../../scripts/support/third-party-licences'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, text: string) => writeFileSync(join(folder, name), text)

const textOf = (licence: string, name = 'some-library', version = '1.0.0') =>
  licenceText({ name, version, licence, homepage: '', folder })

it('a licence text has everything from the package, the licence first', () => {
  put('NOTICE', 'The notice')
  put('LICENSE-MPL', 'The other licence')
  put('license.md', '\r\nThe licence  \r\nand its second line\r\n\r\n')
  put('license.js', 'no text')
  put('README.md', 'no licence')
  expect(textOf('Apache-2.0')).toBe('The other licence\n\nThe licence\nand its second line\n\nThe notice')
})

it('a package without a licence text is refused, even with a notice', () => {
  put('NOTICE', 'The notice')
  expect(() => textOf('MIT')).toThrow('some-library 1.0.0 has no text of its licence, MIT')
})

it.each([
  ['', 'none'],
  ['GPL-3.0-only', 'GPL-3.0-only'],
])('a package with the licence “%s” is refused with its name', (licence, named) => {
  put('LICENSE', 'The licence')
  expect(() => textOf(licence)).toThrow(`some-library 1.0.0 has an unknown licence: ${named}`)
})

it('a substitute text applies to one version of a package', () => {
  expect(textOf('MIT', 'is-node-process', '1.2.0')).toContain('Permission is hereby granted')
  expect(() => textOf('MIT', 'is-node-process', '1.3.0')).toThrow('is-node-process 1.3.0 has no text')
})
