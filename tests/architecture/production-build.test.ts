import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Words that stand in the mock host and nowhere else. */
const MOCK_WORDS = ['setupWorker', 'mockServiceWorker', 'demo1234', 'applicant@demo.urc', 'X-Mock-Session']

const mockWordsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => {
      const text = path + readFileSync(path, 'latin1')
      return MOCK_WORDS.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`)
    })

describe('the production build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const outDir = (mode: string) => join(folder, mode)

  beforeAll(async () => {
    for (const mode of ['production', 'demo'])
      await build({ mode, logLevel: 'error', build: { outDir: outDir(mode), emptyOutDir: true } })
  }, 180_000)

  afterAll(() => rmSync(folder, { recursive: true }))

  it('holds no mock code', () => {
    expect(mockWordsIn(outDir('production'))).toEqual([])
  })

  it('would be caught if it did: the demo holds all of it', () => {
    const found = mockWordsIn(outDir('demo'))
    for (const word of MOCK_WORDS) expect(found.some((place) => place.startsWith(word))).toBe(true)
  })

  it('asks no third party for anything', () => {
    const html = readFileSync(join(outDir('production'), 'index.html'), 'utf8')
    expect([...html.matchAll(/(?:src|href)="(https?:)?\/\/[^"]+"/g)]).toEqual([])
  })
})
