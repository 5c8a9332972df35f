import { expect, test } from 'vitest'
import { formatBytes } from '@/lib/bytes'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [812_400, '812 kB'],
  [999_600, '1.0 MB'],
  [2_400_000, '2.4 MB'],
  [3_000_000_000, '3.0 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
