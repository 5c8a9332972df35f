import { expect, test } from 'vitest'
import { cannotAnswerUrl, mailtoUrl } from '@/domain/texts/mailto-url'

const PREFIX = 'mailto:a%40b.lk?subject=S&body='

test('a link of 1,900 characters has the message, a longer one has only recipient and subject', () => {
  const body = 'x'.repeat(1_900 - PREFIX.length)
  const email = { to: 'a@b.lk', subject: 'S' }
  expect(mailtoUrl({ ...email, body })).toEqual({ url: PREFIX + body, hasBody: true })
  expect(mailtoUrl({ ...email, body: `${body}x` })).toEqual({ url: 'mailto:a%40b.lk?subject=S', hasBody: false })
})

test('the link for those who cannot answer leaves out a title that is too long for it', () => {
  const about = { applicationId: '12_2026', projectTitle: 'ත'.repeat(200) }
  const body = new URL(cannotAnswerUrl('review', about, 'council@samanala.example')).searchParams.get('body')
  expect(body).toMatch(/^Application 12_2026\s+Please delete what does not apply:/)
})
