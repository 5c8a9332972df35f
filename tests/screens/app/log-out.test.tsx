import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedItems } from '@/api/stored-items'
import { paths } from '@/paths'
import { getStorageKeys } from '@/lib/storage'
import { expectAccessible } from '@tests/support/axe'
import { expectLogged } from '@tests/support/console-watch'
import { renderPortal } from '@tests/support/render-portal'

const person = 'applicant@demo.urc'
const draft = {
  formData: JSON.stringify({ projectTitle: 'Rain on two slopes' }),
  draftStamp: JSON.stringify({
    owner: '1',
    revision: 1,
    savedAt: '2026-11-19T10:00:00Z',
    tab: 'a',
    appId: null,
    files: {},
  }),
}

test('logging out clears the stored session and goes to /home', async () => {
  const { user, services } = await renderPortal({ path: '/dashboard', person })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  const remaining = ['userName', 'userRole', 'userID', 'uid'].map((key) => services.local.getItem(key))
  expect(remaining).toEqual([null, null, null, null])
  expect(services.tab.length).toBe(0)
})

test('logging out does not say that the role has no dashboard', async () => {
  const { user } = await renderPortal({ path: '/dashboard', person })
  const button = await screen.findByRole('button', { name: 'Log Out' })
  const wrongTexts: (string | null)[] = []
  const observer = new MutationObserver(() => {
    const text = screen.queryByText('No dashboard available for your role.')
    if (text !== null) wrongTexts.push(text.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  await user.click(button)
  await screen.findByRole('heading', { level: 1, name: 'Research Grants' })
  observer.disconnect()
  expect(wrongTexts).toEqual([])
})

test('logging out from a list cancels its calls without a log-in dialog', async () => {
  const { user, mock, services } = await renderPortal({ path: paths.requestAgreement, person: 'admin@demo.urc' })
  await screen.findByRole('row', { name: /Tank cascades/ })
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Research Grants' })).toBeVisible()
  await waitFor(() => expect(mock.calls.at(-1)).toBe('getApplicationDates'))
  expect(mock.calls.slice(mock.calls.indexOf('logOut') + 1)).toEqual(['getApplicationDates'])
  expect(screen.queryByRole('dialog')).toBeNull()
  const cachedCalls = services.queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])
  expect(cachedCalls).toEqual(['getApplicationDates'])
})

test('a log-out that fails is logged, reported, and can be tried again', async () => {
  expectLogged(/Logout\.php/)
  const { user, services } = await renderPortal({
    path: '/dashboard',
    person,
    faults: [{ call: 'logOut', kind: 'network', times: 1 }],
  })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('dialog', { name: 'You may still be signed in.' })).toBeVisible()
  expect(services.local.getItem('userName')).toBe('Nirmala')
  await expectAccessible()

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  expect(services.local.getItem('userName')).toBeNull()
})

test('clearing the device works without the host and includes kept data', async () => {
  expectLogged(/Logout\.php/)
  const { user, services } = await renderPortal({
    path: '/profile',
    person,
    stored: { 'sentMail:1': '[]', 'decisionPlan:1': '{}', 'sentMail:2': '[]' },
    faults: [{ call: 'logOut', kind: 'refused' }],
  })
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await user.click(await screen.findByRole('button', { name: 'Keep and log out' }))
  expect(
    await screen.findByText(/drafts, unsent e-mails, the record of sent e-mails, plans and saved views/),
  ).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Clear this device' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Research Grants' })).toBeVisible()
  const remaining = ['userName', 'sentMail:1', 'decisionPlan:1', 'sentMail:2'].map((key) => services.local.getItem(key))
  expect(remaining).toEqual([null, null, null, '[]'])
})

test.each([
  ['Keep and log out', true],
  ['Delete and log out', false],
])('log-out asks about an unsent draft: %s', async (choice, isStored) => {
  const { user, services } = await renderPortal({ path: '/dashboard', person, stored: draft })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('dialog', { name: 'Keep your draft on this device?' })).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: choice }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  await waitFor(() => expect(services.local.getItem('formData')?.includes('Rain') ?? false).toBe(isStored))
})

/** Items in session storage, which each log-out clears. */
const SESSION_STORAGE_KEY = /^(editedApplication|mail(Draft|Fields):)/

/** All items of a person in local storage, except drafts. */
const makeItems = (id: string) =>
  Object.fromEntries(
    Object.values(storedItems)
      .map((key) => (typeof key === 'function' ? key(id, 'grants') : key))
      .filter((key) => !SESSION_STORAGE_KEY.test(key))
      .map((key) => [key, '[{}]']),
  )

test('Delete removes all items of the person, and no items of others', async () => {
  const otherItems = makeItems('2')
  const { user, services } = await renderPortal({
    path: '/dashboard',
    person,
    stored: { ...draft, ...makeItems('1'), ...otherItems },
  })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await user.click(await screen.findByRole('button', { name: 'Delete and go on' }))
  await user.click(await screen.findByRole('button', { name: 'Delete and log out' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  expect(getStorageKeys(services.local).toSorted()).toEqual(Object.keys(otherItems).toSorted())
})

test('Delete removes the draft, the last seen statuses and the preferences', async () => {
  const records = { [storedItems.lastSeen('1')]: '{}', [storedItems.preferences('1')]: '{}' }
  const { user, services } = await renderPortal({ path: '/dashboard', person, stored: { ...draft, ...records } })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await user.click(await screen.findByRole('button', { name: 'Delete and log out' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  expect(getStorageKeys(services.local)).toEqual([])
})

test('log-out asks about all drafts', async () => {
  const councilDraft = { 'formData:40': draft.formData, 'draftStamp:40': draft.draftStamp.replace('null', '"40"') }
  const { user, services } = await renderPortal({ path: '/dashboard', person, stored: { ...draft, ...councilDraft } })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('dialog', { name: 'Keep your 2 drafts on this device?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save 2 copies to files' }))
  expect(await screen.findByText('Look for the copies in your downloads.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete and log out' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  await waitFor(() => expect(getStorageKeys(services.local).filter((key) => /^(formData|draft)/.test(key))).toEqual([]))
})

test('the question about the draft can be cancelled without logging out', async () => {
  const { user, mock } = await renderPortal({ path: '/dashboard', person, stored: draft })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(mock.calls).not.toContain('logOut')
})

const makeEmail = (key: string, about: string, isUnsent: boolean) => ({
  key,
  about,
  to: 'anula@north.example',
  subject: 'INVITATION TO REVIEW PROJECT',
  at: '2026-11-19T10:00:00Z',
  ...(isUnsent && {
    unsent: {
      letter: { to: 'anula@north.example', subject: 's', html: 'h' },
      saved: '{}',
      first: true,
      unconfirmed: false,
    },
  }),
})

const councilItems = {
  'sentMail:3': JSON.stringify([
    makeEmail('reviewer1:4', '4_2026, first reviewer', true),
    makeEmail('hod:4', '4_2026, HOD', false),
  ]),
  'decisionPlan:3': JSON.stringify({ envelopes: {}, amounts: { 4: '100000' } }),
  'views:3:send-reviewers': JSON.stringify([{ name: 'Mine', search: '?q=a' }]),
  'sentMail:5': '[]',
}

const getCouncilKeys = (portal: { local: Storage }) =>
  getStorageKeys(portal.local).filter((key) => /^(sentMail|decisionPlan|views):/.test(key))

test.each([
  ['Keep and log out', Object.keys(councilItems)],
  ['Delete and log out', ['sentMail:5']],
])('log-out asks about the council’s work and names unsent e-mails: %s', async (choice, keptKeys) => {
  const { user, services } = await renderPortal({ path: '/dashboard', person: 'admin@demo.urc', stored: councilItems })
  await screen.findByText(/^was not sent/)
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  const dialog = await screen.findByRole('dialog', { name: 'Keep your work on this device?' })
  expect(dialog).toHaveTextContent('1 e-mail is not sent yet.')
  expect(dialog).toHaveTextContent('4_2026, first reviewer, to anula@north.example')
  expect(dialog).toHaveTextContent('The record of 1 e-mail from this device')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: choice }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  expect(getCouncilKeys(services).toSorted()).toEqual([...keptKeys].toSorted())
})

test('log-out asks two questions in turn and deletes after both answers', async () => {
  const { user, services, mock } = await renderPortal({
    path: '/dashboard',
    person,
    stored: { ...draft, 'views:1:grants': JSON.stringify([{ name: 'Mine', search: '?q=a' }]) },
  })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await screen.findByRole('dialog', { name: 'Keep your draft on this device?' })
  await user.click(screen.getByRole('button', { name: 'Delete and go on' }))
  await screen.findByRole('dialog', { name: 'Keep your work on this device?' })
  expect(services.local.getItem('formData')).not.toBeNull()
  expect(mock.calls).not.toContain('logOut')
  await user.click(screen.getByRole('button', { name: 'Keep and log out' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  expect(services.local.getItem('formData')).toBeNull()
  expect(services.local.getItem('views:1:grants')).not.toBeNull()
})

test('log-out asks about a draft that an earlier version set aside', async () => {
  const setAsideDraft = Object.fromEntries(Object.entries(draft).map(([key, text]) => [`${key}@1`, text]))
  const { user, services } = await renderPortal({ path: '/dashboard', person, stored: setAsideDraft })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await user.click(await screen.findByRole('button', { name: 'Delete and log out' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  expect(getStorageKeys(services.local).filter((key) => /^(formData|draft)/.test(key))).toEqual([])
})

const isEmphasised = (name: string) => screen.getByRole('button', { name }).dataset.variant === 'primary'
const findEmphasised = (...names: string[]) => names.filter(isEmphasised)

test('Keep is emphasised, before and after the draft is copied', async () => {
  const { user } = await renderPortal({ path: '/dashboard', person, stored: draft })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await screen.findByRole('dialog')
  const buttons = ['Save a copy to a file', 'Keep and log out', 'Delete and log out']
  expect(findEmphasised(...buttons)).toEqual(['Keep and log out'])
  await user.click(screen.getByRole('button', { name: 'Save a copy to a file' }))
  expect(await screen.findByText('Look for the copy in your downloads.')).toBeVisible()
  expect(findEmphasised(...buttons)).toEqual(['Keep and log out'])
})

test.each([
  ['work that only this device has', councilItems, 'Keep and log out'],
  ['views alone', { 'views:3:send-reviewers': councilItems['views:3:send-reviewers'] }, 'Delete and log out'],
])('the emphasised choice for %s is the safe one', async (_, stored, name) => {
  const { user } = await renderPortal({ path: '/dashboard', person: 'admin@demo.urc', stored })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await screen.findByRole('dialog')
  expect(findEmphasised('Keep and log out', 'Delete and log out')).toEqual([name])
})

test.each([
  ['asks again by default', false],
  ['does not ask this person after “Only I use this device”', true],
])('the next log-out %s', async (_, isOwnDevice) => {
  const { user, services } = await renderPortal({ path: '/dashboard', person, stored: draft })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  if (isOwnDevice) await user.click(await screen.findByRole('checkbox', { name: /^Only I use this device\./ }))
  await user.click(await screen.findByRole('button', { name: 'Keep and log out' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  const countQuestions = async (email: string) => {
    await services.session.logIn(email, 'demo1234')
    const { getQuestions: questionsFor } = await import('@/areas/account/log-out/questions')
    return questionsFor(services).length
  }
  expect(await countQuestions(person)).toBe(isOwnDevice ? 0 : 1)
  services.local.setItem('views:2:grants', JSON.stringify([{ name: 'Mine', search: '?q=a' }]))
  expect(await countQuestions('applicant2@demo.urc')).toBe(1)
})
