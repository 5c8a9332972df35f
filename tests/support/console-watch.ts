import { afterEach, beforeEach, expect, vi } from 'vitest'

const noticed: string[] = []
let expected: RegExp[] = []

/** Lets this test log a line that matches. */
export function expectLogged(pattern: RegExp): void {
  expected.push(pattern)
}

/** Fails every test that logs an unexpected error or warning. */
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
