import { expect, test } from 'vitest'
import { truncateForDisplay } from '@/lib/truncate-for-display'

test.each([
  ['x'.repeat(2000), 'x'.repeat(2000)],
  ['x'.repeat(1_000_000), `${'x'.repeat(1999)}… (1,000,000 characters)`],
  [`${'x'.repeat(1999)}😀 and so on`, `${'x'.repeat(1999)}… (2,011 characters)`],
])('an external text is shortened for display, with its length', (text, shown) => {
  expect(truncateForDisplay(text)).toBe(shown)
})
