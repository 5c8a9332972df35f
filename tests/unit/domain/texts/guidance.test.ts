import { describe, expect, it } from 'vitest'
import { guidance } from '@/domain/texts/guidance'

describe('guidance', () => {
  it.each(Object.entries(guidance.failure))('says what happened and what to do: %s', (_kind, words) => {
    for (const sentence of [words.happened, words.kept, words.next]) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })

  it('has every kind of error that a call can fail with', () => {
    expect(Object.keys(guidance.failure).sort()).toEqual([
      'aborted',
      'http',
      'network',
      'no-file',
      'not-json',
      'refused',
      'shape',
      'signed-out',
      'somebody-else',
      'timeout',
      'too-large',
      'unreadable-file',
    ])
  })

  it('words the errors that must not be mistaken for others', () => {
    expect(guidance.datesNotChecked.happened).toBe('We could not check the dates.')
    expect(guidance.stillSignedIn.happened).toBe('You are still signed in.')
    expect(guidance.ambiguousSubmission.next).toBe('Look for it under View Applied Grants before trying again.')
  })

  it.each([
    [12_400_000, 'The server did not accept a file of 12 MB.'],
    [9_960_000, 'The server did not accept a file of 10 MB.'],
    [9_000_000, 'The server did not accept a file of 9 MB.'],
    [40_000, 'The server did not accept a file of less than 0.1 MB.'],
    [2_450_000, 'The server did not accept a file of 2.5 MB.'],
  ])('says how large a refused file of %i bytes was', (bytes, words) => {
    expect(guidance.uploadNotAccepted(bytes).happened).toBe(words)
  })

  it('suggests no values for an untaken leave', () => {
    expect(guidance.leaveAskedAnyway).toBe(
      'Fill in both even if you take no leave. Ask the council’s office if you do not know what to enter.',
    )
  })

  it('names the field and the limit of a text that is too long', () => {
    expect(guidance.tooLong('Project Title', 1000)).toBe('Project Title can have up to 1,000 characters.')
  })
})
