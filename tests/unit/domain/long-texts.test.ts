import { expect, test } from 'vitest'
import { cleanLine } from '@/domain/texts/clean-line'
import { idFromDisplayed, searchedWord } from '@/domain/status/displayed-id'
import { parseMonths } from '@/domain/council/due-reports'
import { comparableEmail, sharedDomain, looksLikeEmail, emailAdvice } from '@/domain/people/email-address'
import { composeEmail } from '@/domain/texts/email-body'
import { escapeHtml } from '@/lib/escape-html'
import { linkAdvice, monthsAdvice, periodAdvice } from '@/domain/texts/format-warnings'
import { formatHostDate } from '@/domain/dates/host-date'
import { addressesIn } from '@/domain/people/links'
import { parseMark } from '@/domain/council/marks'
import { formatLkr, plainAmount, readLkr } from '@/domain/money/money'
import { plainNumber } from '@/domain/money/plain-number'

/** In characters: quadratic time would take many minutes. */
const LENGTH = 300_000

/** Texts at each position of which a pattern could match again. */
const LONG: readonly string[] = [
  '1',
  '(',
  ' ',
  '\n ',
  '1.',
  '1,',
  '.',
  'a@b.',
  ',22',
  'month ',
  '1 ',
  '&',
  '/hod',
  '<p>',
  '\u200B',
  '\u200D',
]

const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  cleanLine,
  idFromDisplayed,
  searchedWord,
  parseMonths,
  comparableEmail,
  sharedDomain: (text) => sharedDomain(text, text),
  looksLikeEmail,
  composeEmail: (text) => composeEmail(text, [[text]]),
  escapeHtml,
  emailAdvice,
  linkAdvice,
  monthsAdvice,
  periodAdvice,
  formatHostDate,
  addressesIn,
  parseMark,
  formatLkr,
  plainAmount,
  plainNumber,
  readLkr,
}

test.each(Object.entries(RULES))('%s terminates with a very long text', (_, rule) => {
  for (const part of LONG) {
    const text = part.repeat(LENGTH / part.length)
    for (const written of [text, `${text}x`, `2${text}`]) expect(() => rule(written)).not.toThrow()
  }
})

test('an amount keeps every digit', () => {
  expect(formatLkr('1'.repeat(30_000)).replaceAll(',', '')).toBe(`LKR ${'1'.repeat(30_000)}`)
})
