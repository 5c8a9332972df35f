import { afterEach, beforeEach, expect, vi } from 'vitest'

const noticed: string[] = []
let expected: RegExp[] = []

/** Announces that this test makes the portal log such a line, which then does not fail it. */
export function expectLogged(pattern: RegExp): void {
  expected.push(pattern)
}

/** Fails every test in which an error or a warning is logged that it did not announce. */
export function watchConsole(): void {
  beforeEach(() => {
    noticed.length = 0
    expected = []
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation(
        (...words: unknown[]) => void noticed.push(words.map(String).join(' ')),
      )
  })
  afterEach(() => {
    vi.restoreAllMocks()
    const unexpected = noticed.filter((line) => !expected.some((pattern) => pattern.test(line)))
    expect(unexpected, 'logged without being expected').toEqual([])
  })
}
