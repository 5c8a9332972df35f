import { expect, it } from 'vitest'
import { cleanEmail, comparableEmail, looksLikeEmail, namedAddress, sharedDomain } from '@/domain/people/email-address'

it.each([
  ['a@b.lk', true],
  ['amara.silva+grants@dept.uni.example', true],
  ['a@b', false],
  ['a@b.', false],
  ['a b@c.lk', false],
  ['a@b.lk, c@d.lk', false],
  ['a@@b.lk', false],
  ['a@ලංකා.lk', true],
  ['a..b@c.lk', false],
  ['.a@b.lk', false],
  ['a@b.lk?subject=Review', false],
  ['<a@b.lk>', false],
  ['mailto:a@b.lk', false],
  ['a＠b.lk', false],
  ['', false],
])('the check of "%s" as an address gives %s', (text, looksRight) => {
  expect(looksLikeEmail(text)).toBe(looksRight)
})

/** Invisible characters in text pasted from Word, a PDF, a web page or a chat. */
const INVISIBLE = [
  '\u00AD',
  '\u061C',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\uFEFF',
  '\uFE0F',
  ' ',
  '\u00A0',
  '\u202F',
  '\u3000',
  '\t',
  '\n',
  '\u0000',
]

it.each(INVISIBLE)('an address is sent and compared without %j', (invisible) => {
  const pasted = `${invisible}A${invisible}@b.lk${invisible}`
  expect(cleanEmail(pasted)).toBe('A@b.lk')
  expect(comparableEmail(pasted)).toBe('a@b.lk')
})

it('an address is sent without the scheme of a copied link', () => {
  expect(cleanEmail(' MailTo:a@b.lk')).toBe('a@b.lk')
  expect(cleanEmail('\u200Bmailto:\u200Ba@b.lk')).toBe('a@b.lk')
})

it.each([
  ['Prof. K. Silva <hod@botany.example>', 'Prof. K. Silva', 'hod@botany.example'],
  ['"Silva, K." <mailto:hod@botany.example>;', 'Silva, K.', 'hod@botany.example'],
  [' <hod@botany.example> ', '', 'hod@botany.example'],
])('the recipient %s is split', (text, name, email) => {
  expect(namedAddress(text)).toEqual({ name, email })
})

it.each(['hod@botany.example', 'A <a@y.z>, B <b@y.z>', 'K. Silva <hod>', 'K. Silva <hod@', ''])(
  'the text "%s" is left as it is',
  (text) => expect(namedAddress(text)).toBeUndefined(),
)

it('two addresses are the same in any width and letter case', () => {
  expect(comparableEmail('Ａ@B.lk')).toBe('a@b.lk')
})

it('two addresses share a domain in any letter case, unless it is a public mail service’s', () => {
  expect(sharedDomain('Amara@Uni.Example', 'kamal@uni.example')).toBe('uni.example')
  expect(sharedDomain('amara@uni.example', 'kamal@other.example')).toBeUndefined()
  expect(sharedDomain('amara@gmail.com', 'kamal@gmail.com')).toBeUndefined()
  expect(sharedDomain('nobody', 'nobody')).toBeUndefined()
})
