import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approvalLink, checkLink, reviewLink } from '@/domain/people/links'
import { composeEmail } from '@/domain/texts/email-body'

const pagesAddress = 'https://portal.example/'

describe('links', () => {
  it('lead to the page of a reviewer', () => {
    expect(reviewLink(pagesAddress, 1, 12)).toBe('https://portal.example/reviewer1?app_ID=12')
    expect(reviewLink(pagesAddress, 3, '12')).toBe('https://portal.example/reviewer3?app_ID=12')
  })

  it('link to the page of an approver, with the host’s role name', () => {
    expect(approvalLink(pagesAddress, 'HOD', 12)).toBe('https://portal.example/hod?app_ID=12&Role=HOD')
    expect(approvalLink(pagesAddress, 'Dean', 12)).toBe('https://portal.example/dean?app_ID=12&Role=Dean')
  })

  it('keep an id together, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (applicationId) => {
        expect(new URL(approvalLink(pagesAddress, 'HOD', applicationId)).searchParams.get('app_ID')).toBe(applicationId)
      }),
    )
  })
})

describe('the check of the link in an e-mail', () => {
  const right = { pagesAddress, applicationId: 12, path: 'reviewer1' as const }
  const emailWith = (link: string) => composeEmail('', [['Please review:'], [{ link }], ['Thank you.']]).html

  it('accepts the link of the portal, as a link or as text', () => {
    expect(checkLink(emailWith(reviewLink(pagesAddress, 1, 12)), right)).toBe(true)
    expect(checkLink(`<p>Please review: ${reviewLink(pagesAddress, 1, 12)}</p>`, right)).toBe(true)
    expect(checkLink(emailWith(approvalLink(pagesAddress, 'Dean', 12)), { ...right, path: 'dean' })).toBe(true)
  })

  it('accepts other addresses beside it', () => {
    const about = '<a href="https://uni.example/about">us</a>'
    expect(checkLink(emailWith(reviewLink(pagesAddress, 1, 12)) + about, right)).toBe(true)
  })

  it.each([
    ['nothing', 'Thank you.', 'no link'],
    ['another site', reviewLink('https://evil.example/', 1, 12), 'another site: evil.example'],
    ['another reviewer', reviewLink(pagesAddress, 2, 12), 'leads to /reviewer2, not to /reviewer1'],
    ['another application', reviewLink(pagesAddress, 1, 13), 'application 13 and not 12'],
    ['no application', `${pagesAddress}reviewer1`, 'names no application'],
    ['a glued full stop', `${reviewLink(pagesAddress, 1, 12)}.`, 'application 12. and not 12'],
    ['a second, wrong link', `${reviewLink(pagesAddress, 1, 12)} ${reviewLink(pagesAddress, 1, 13)}`, 'application 13'],
  ])('finds %s', (_case, body, words) => {
    expect(checkLink(`<p>${body}</p>`, right)).toContain(words)
  })
})
