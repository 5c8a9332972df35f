import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PAGES, type Page } from '@/app/routes'
import { LINK_PAGES } from '@/domain/links'
import { answersSchema, emptyApplicationForm, emptyRow, ROW_LISTS } from '@/domain/application-form'
import type { Mock } from '@mocks/create-mock'
import { HOSTILE_TEXT, tracesOfHostility, TYPED, TYPED_LINES, watchRequests } from '@tests/support/hostile-strings'
import { renderPortal } from '@tests/support/render-portal'
import { SCREENS } from '../../../stories/support/screens'
import { pdfOf, storedDraft } from '../apply/application'
import { hostileWorld } from './hostile-world'

// One draw of each page for each person who may open it: the host's every text is hostile, and so is what is typed into
// every field that the page has, and the name of every file.

/** A page of several people is drawn for one of them: what it shows depends on the host, and less on who looks. */
function personFor({ who }: Page): string | undefined {
  if (who === 'anyone') return undefined
  if (who === 'signed-in') return 'applicant@demo.urc'
  return { Applicant: 'applicant@demo.urc', Admin: 'admin@demo.urc', urc: 'urc@demo.urc' }[who[0] ?? 'Admin']
}

const idAt = async (mock: Mock, status: string) =>
  String((await mock.store()).applications.findFirst({ where: { status: { equals: status } } })?.applicationId)

/** The address of a page with an application that it is about. */
async function addressOf({ path }: Page, mock: Mock): Promise<string> {
  const page = LINK_PAGES.find((one) => `/${one}` === path)
  if (page) return `${path}?app_ID=${await idAt(mock, page.startsWith('reviewer') ? '3.1' : '2.1')}`
  if (path.startsWith('/moredetails')) return path.replace(':applicationId', await idAt(mock, '5.1'))
  return path.replace(':applicationId', await idAt(mock, '3.1'))
}

const empty = emptyApplicationForm()
const answers = Object.fromEntries(
  Object.keys(answersSchema.shape)
    .filter((name) => name !== 'reviewers')
    .map((name) => [name, HOSTILE_TEXT]),
)
const rows = Object.fromEntries(
  ROW_LISTS.map((list) => [list, [Object.fromEntries(Object.keys(emptyRow(list)).map((key) => [key, HOSTILE_TEXT]))]]),
)
const reviewers = empty.reviewers.map(() => ({ name: HOSTILE_TEXT, email: HOSTILE_TEXT, affiliation: HOSTILE_TEXT }))

type TextBox = HTMLInputElement | HTMLTextAreaElement

const textBoxes = () =>
  Array.from(
    document.querySelectorAll<TextBox>(
      'main :is(input[type="text"], input[type="email"], input[type="search"], textarea)',
    ),
  ).filter((box) => !box.disabled && !box.readOnly)

/** Types into every field and looks whether all of it stands there. */
function fillIn(): void {
  for (const box of textBoxes()) {
    const typed = box instanceof HTMLTextAreaElement ? TYPED_LINES : TYPED
    fireEvent.change(box, { target: { value: typed } })
    if (box.isConnected) expect(box.value).toBe(typed)
    expect(box.maxLength, 'what is pasted must not be cut').toBe(-1)
  }
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)

/** Every text that a call has carried. */
const sentTexts = (mock: Mock): string[] =>
  mock.log
    .list()
    .flatMap(({ sent }) =>
      sent.flatMap(([name, value]) =>
        name === '' && typeof value === 'string' ? textsIn(JSON.parse(value)) : textsIn(value),
      ),
    )

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

beforeEach(watchRequests)

test.each(PAGES)('$path shows and takes hostile texts as texts', async (page) => {
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
  expect(tracesOfHostility()).toEqual([])
  const shown =
    document.body.textContent +
    textBoxes()
      .map(({ value }) => value)
      .join()
  if (SCREENS[page.path]?.hasTexts) expect(shown).toContain('<hostile-element>')

  fillIn()
  const [input] = document.querySelectorAll<HTMLInputElement>('main input[type="file"]')
  if (input) fireEvent.change(input, { target: { files: [await pdfOf(`${TYPED}.pdf`)] } })
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
  const whole = [TYPED, TYPED_LINES, HOSTILE_TEXT, withoutSpaces(TYPED), TYPED_LINES.replaceAll('\n', '\r\n')]
  const cut = sentTexts(mock).filter((text) => text.includes('hostile-element') && !whole.includes(text))
  expect(cut, 'sent, but not as it was typed').toEqual([])
  expect(tracesOfHostility()).toEqual([])
  expect(document.querySelector('h1')?.textContent, 'no page of an error').not.toMatch(/went wrong/i)
})
