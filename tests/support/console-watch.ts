import { afterEach, beforeEach, expect, vi } from 'vitest'

const loggedLines: string[] = []
let expectedPatterns: RegExp[] = []

/** Allows this test to log lines that match. */
export function expectLogged(pattern: RegExp): void {
  expectedPatterns.push(pattern)
}

/** Fails every test that logs an unexpected error or warning. */
export function watchConsole(): void {
  beforeEach(() => {
    loggedLines.length = 0
    expectedPatterns = []
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation(
        (...words: unknown[]) => void loggedLines.push(words.map(String).join(' ')),
      )
  })
  afterEach(() => {
    vi.restoreAllMocks()
    const unexpected = loggedLines.filter((line) => !expectedPatterns.some((pattern) => pattern.test(line)))
    expect(unexpected, 'unexpected log lines').toEqual([])
  })
}
