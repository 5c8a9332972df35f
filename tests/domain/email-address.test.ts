import { expect, it } from 'vitest'
import { comparableEmail, emailDomain, looksLikeEmail, withoutSpaces } from '@/domain/email-address'

it.each([
  ['a@b.lk', true],
  [' a@b.lk ', true],
  ['amara.silva+grants@dept.uni.example', true],
  ['a@b', false],
  ['a@b.', false],
  ['a b@c.lk', false],
  ['a@b.lk, c@d.lk', false],
  ['a@@b.lk', false],
  ['', false],
])('the check of "%s" as an address gives %s', (text, looksRight) => {
  expect(looksLikeEmail(text)).toBe(looksRight)
})

it('an address is sent and compared without pasted spaces', () => {
  expect(withoutSpaces(' A @b.lk\n')).toBe('A@b.lk')
  expect(comparableEmail(' A@B.lk')).toBe('a@b.lk')
  expect(emailDomain('Amara@Uni.Example')).toBe('uni.example')
  expect(emailDomain('nobody')).toBe('')
})
