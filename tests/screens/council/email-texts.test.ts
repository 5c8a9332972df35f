import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailLogCodec } from '@/writes/email-log'
import { textToHtml } from '@/areas/council/email/email-message'
import { htmlToText } from '@/lib/html-to-text'
import { sanitise } from '@/writes/sanitise'

describe('the HTML that is pasted, shown and sent', () => {
  test.each([
    ['a script', '<p>Hello<script>alert(1)</script></p>', '<p>Hello</p>'],
    ['a handler', '<p onclick="alert(1)">Hello</p>', '<p>Hello</p>'],
    ['a tracking picture', '<p>Hello<img src="https://evil.example/x.png"></p>', '<p>Hello</p>'],
    ['the styles of a word processor', '<p style="mso-x:1" class="MsoNormal">Hello</p>', '<p>Hello</p>'],
    ['a form', '<form action="https://evil.example"><input name="password"></form>', ''],
    ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  ])('loses %s', (_, html, clean) => {
    expect(sanitise(html)).toBe(clean)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)', '//evil.example'])(
    'follows no link to %s',
    (address) => {
      expect(sanitise(`<a href="${address}">here</a>`)).not.toContain('href')
    },
  )

  test('opens its links in a tab that cannot access the e-mail', () => {
    expect(sanitise('<a href="https://uni.example">us</a>')).toBe(
      '<a href="https://uni.example" target="_blank" rel="noopener noreferrer">us</a>',
    )
  })

  test('does not change when it is cleaned twice', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        expect(sanitise(sanitise(html))).toBe(sanitise(html))
      }),
    )
  })
})

describe('a plain message', () => {
  test('becomes paragraphs with links, which exclude the full stop', () => {
    expect(textToHtml('Dear Dean,\n\nsee https://u.example/dean?app_ID=1&Role=Dean.\nThank you')).toBe(
      '<p>Dear Dean,</p><p>see <a href="https://u.example/dean?app_ID=1&amp;Role=Dean" target="_blank" rel="noopener noreferrer">' +
        'https://u.example/dean?app_ID=1&amp;Role=Dean</a>.<br>Thank you</p>',
    )
  })

  test('is escaped, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const html = textToHtml(typed)
        expect(sanitise(html)).not.toMatch(/<(?!\/?(p|br|a)\b)/)
      }),
    )
  })

  test('is turned back into text for an e-mail program', () => {
    expect(htmlToText('<p>Dear <b>Dean</b>,</p><p>one<br>two</p><ul><li><p>a</p></li><li><p>b</p></li></ul>')).toBe(
      'Dear Dean,\n\none\ntwo\n\n- a\n\n- b',
    )
  })
})

describe('the log of sent e-mails', () => {
  test('is empty if nothing readable is stored', () => {
    expect([null, '', 'x', '{}', '[{"key":1}]'].map((text) => emailLogCodec.read(text))).toEqual([[], [], [], [], []])
  })
})
