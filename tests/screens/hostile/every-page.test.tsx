import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PAGES, type Page } from '@/app/routes'
import { LINK_PAGES } from '@/domain/people/link-pages'
import { valuesSchema, makeEmptyForm, makeEmptyRow, ROW_LISTS } from '@/domain/application/application-form'
import type { Mock } from '@mocks/create-mock'
import { DEMO_EMAILS } from '@tests/e2e/support/visitors'
import { HOSTILE_TEXT, findHostileTraces, TYPED_HOSTILE_TEXT, resetRequestLog } from '@tests/support/hostile-strings'
import { renderPortal } from '@tests/support/render-portal'
import { makePdfFile } from '@tests/support/pdf-file'
import { SCREENS } from '../../../stories/support/screens'
import { storedDraft } from '../apply/application'
import { cutTexts, fillIn, shownIn } from './hostile-fields'
import { hostileWorld } from './hostile-world'

// Renders each page once, with hostile texts from the host, in every field and as the name of every file.

/** Picks one person for each page: its content depends more on the host than on the person. */
function personFor({ access }: Page): string | undefined {
  if (access === 'anyone') return undefined
  if (access === 'signed-in') return 'applicant@demo.urc'
  return DEMO_EMAILS[access[0] ?? 'Admin']
}

const idAt = async (mock: Mock, status: string) =>
  String((await mock.store()).applications.all().find((row) => row.status === status)?.applicationId)

async function addressOf({ path }: Page, mock: Mock): Promise<string> {
  const page = LINK_PAGES.find((one) => `/${one}` === path)
  if (page) return `${path}?app_ID=${await idAt(mock, page.startsWith('reviewer') ? '3.1' : '2.1')}`
  if (path.startsWith('/moredetails')) return path.replace(':applicationId', await idAt(mock, '5.1'))
  return path.replace(':applicationId', await idAt(mock, '3.1'))
}

const empty = makeEmptyForm()
const answers = Object.fromEntries(
  Object.keys(valuesSchema.shape)
    .filter((name) => name !== 'reviewers')
    .map((name) => [name, HOSTILE_TEXT]),
)
const rows = Object.fromEntries(
  ROW_LISTS.map((list) => [
    list,
    [Object.fromEntries(Object.keys(makeEmptyRow(list)).map((key) => [key, HOSTILE_TEXT]))],
  ]),
)
const reviewers = empty.reviewers.map(() => ({ name: HOSTILE_TEXT, email: HOSTILE_TEXT, affiliation: HOSTILE_TEXT }))

beforeEach(resetRequestLog)

test.each(PAGES)('$path shows and accepts hostile texts as text', async (page) => {
  const mock = await hostileWorld()
  const person = personFor(page)
  const { services } = await renderPortal({
    path: await addressOf(page, mock),
    mock,
    stored: storedDraft({ form: { ...answers, ...rows, reviewers } }),
    ...(person !== undefined && { person }),
  })
  const settled = () =>
    waitFor(() => {
      expect(document.querySelector('h1')).not.toBeNull()
      expect(document.body.textContent).not.toContain('Loading...')
      expect(services.queries.isFetching()).toBe(0)
    })
  await settled()
  expect(findHostileTraces()).toEqual([])
  if (SCREENS[page.path]?.hasTexts) expect(shownIn(document.body)).toContain('<hostile-element>')

  const main = document.querySelector('main')
  if (main) fillIn(main)
  const [input] = document.querySelectorAll<HTMLInputElement>('main input[type="file"]')
  if (input) fireEvent.change(input, { target: { files: [await makePdfFile(`${TYPED_HOSTILE_TEXT}.pdf`)] } })
  const before = mock.calls.length
  for (const form of document.querySelectorAll<HTMLFormElement>('main form')) {
    fireEvent.submit(form)
    await waitFor(() =>
      expect(
        mock.calls.length > before ||
          document.querySelector('[role="alert"], [role="alertdialog"], [role="dialog"], [aria-invalid="true"]'),
      ).toBeTruthy(),
    )
  }
  await settled()
  expect(cutTexts(mock), 'sent, but not as it was typed').toEqual([])
  expect(findHostileTraces()).toEqual([])
  expect(document.querySelector('h1')?.textContent, 'no page of an error').not.toMatch(/went wrong/i)
})
