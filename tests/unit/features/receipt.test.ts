import { expect, test } from 'vitest'
import { parseReceipt } from '@/areas/account/parts/receipt'

test('a receipt has the web address of a PDF', () => {
  expect(parseReceipt({ pdfUrl: 'http://host.test/1.pdf' })).toEqual({ pdfUrl: 'http://host.test/1.pdf' })
})

test('a receipt whose PDF has no web address is empty', () => {
  expect(parseReceipt({ pdfUrl: 'javascript:alert(1)', sent: ['budget.pdf'] })).toEqual({})
})
