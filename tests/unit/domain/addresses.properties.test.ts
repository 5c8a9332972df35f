import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { getDetailsPath, detailsPattern, paths, getReturnPath, toReturnSearch } from '@/paths'
import { COUNCIL_PAGES } from '@/council-pages'
import { displayedId, idFromDisplayed } from '@/domain/status/displayed-id'
import { composeEmail } from '@/domain/texts/email-body'
import { approvalLink, checkLink, reviewLink } from '@/domain/people/links'
import { anyText } from '@tests/support/arbitrary-wire'

const PAGES = 'https://portal.example/rgms/'
const anyId = anyText.filter((id) => id !== '')

/** UTF-8, which addresses use, can encode these. */
const sendableId = anyId.filter((id) => !/\p{Cs}/u.test(id))

describe('an address made of an id', () => {
  it('opens More Details of that id, in both variants', () => {
    // An address cannot have a segment of one or two dots: every program reads it as a folder.
    fc.assert(
      fc.property(sendableId, fc.constantFrom('one' as const, 'two' as const), (id, variant) => {
        // The router itself reads `%2F` in an id as a slash.
        fc.pre(!/^\.{1,2}$|%2f/i.test(id))
        const { pathname, search, hash } = new URL(`/rgms${getDetailsPath(id, variant)}`, PAGES)
        const [match] = matchRoutes([{ path: `/rgms${detailsPattern[variant]}` }], pathname) ?? []
        expect(match?.params.applicationId).toBe(id)
        expect(search + hash).toBe('')
      }),
    )
  })

  it('accepts any id and stays on this site', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        for (const address of [getDetailsPath(id, 'one'), reviewLink(PAGES, 1, id), approvalLink(PAGES, 'HOD', id)])
          expect(new URL(address, PAGES).origin).toBe(new URL(PAGES).origin)
      }),
    )
  })

  it('passes the e-mail check of its own id only', () => {
    fc.assert(
      fc.property(sendableId, sendableId, (id, other) => {
        const { html } = composeEmail('', [['Please review:'], [{ link: reviewLink(PAGES, 2, id) }], ['Thank you.']])
        const right = { pagesAddress: PAGES, path: 'reviewer2' as const }
        expect(checkLink(html, { ...right, applicationId: id })).toBe(true)
        if (id !== other) expect(checkLink(html, { ...right, applicationId: other })).not.toBe(true)
      }),
    )
  })

  it('shows an id with the year, which is read back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2000, max: 2999 }), (id, year) => {
        expect(idFromDisplayed(displayedId(id, year))).toBe(String(id))
      }),
    )
  })
})

describe('where to go after a log-in', () => {
  const page = fc
    .constantFrom(...Object.values(paths), ...Object.values(COUNCIL_PAGES.Admin), '/moredetails/12')
    .filter((path) => /^\/./.test(path))
  const query = fc.dictionary(fc.stringMatching(/^\w+$/), fc.string({ unit: 'grapheme' }), { maxKeys: 3 })

  it('is the requested page with its full address', () => {
    fc.assert(
      fc.property(page, query, (path, asked) => {
        const search = new URLSearchParams(asked).toString()
        const target = search === '' ? path : `${path}?${search}`
        expect(getReturnPath(new URLSearchParams(toReturnSearch(target)))).toBe(target)
      }),
    )
  })

  it('is always a page of this site, for any address', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2e',
      '@',
      'evil.example',
      ':',
      '\t',
      '\n',
      '?',
      '#',
      'javascript:',
      'https:',
    )
    const hostile = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      anyText,
    )
    fc.assert(
      fc.property(hostile, (next) => {
        const path = getReturnPath(new URLSearchParams({ next }))
        expect(new URL(path, PAGES).origin).toBe(new URL(PAGES).origin)
        expect(path).toMatch(/^\/[^/\\]/)
      }),
    )
  })
})
