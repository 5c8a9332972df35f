import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { invalidateAfter } from '@/api/query'
import { paths } from '@/paths'
import type { Mock } from '@mocks/create-mock'
import { expectAccessible } from '@tests/support/axe'
import { makeGate } from '@tests/support/gate'
import { holdTimers } from '@tests/support/hold-timers'
import { renderPortal } from '@tests/support/render-portal'
import { storedDraft } from '../apply/application'

async function openToDo(person: string, settings: Omit<Parameters<typeof renderPortal>[0], 'path' | 'person'> = {}) {
  const stage = await renderPortal({ path: paths.dashboard, person, ...settings })
  return { ...stage, toDo: await findToDo() }
}

type ToDo = Awaited<ReturnType<typeof openToDo>>['toDo']

const findToDo = async () => within(await screen.findByRole('region', { name: 'To do' }))

const toDashboard = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' })

const settled = (toDo: ToDo) =>
  waitFor(() => {
    expect(toDo.queryByText(/Still counting/)).toBeNull()
    expect(toDo.queryByText('Loading...')).toBeNull()
  })

async function card(toDo: ToDo, title: string) {
  const found = (await toDo.findByRole('heading', { level: 3, name: title })).closest('li')
  if (!found) throw new Error(`${title} is in no list`)
  return within(found)
}

describe('the council’s to-do list', () => {
  test('counts the rows at each step and leads to them', async () => {
    const { toDo } = await openToDo('admin@demo.urc')
    await settled(toDo)
    const links = toDo.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['6To shortlist or reject', '/orderapplication?needs=order'],
      ['1HOD or Dean not asked', '/requestapproval?needs=ask'],
      ['2No answer from HOD or Dean', '/requestapproval?needs=answer'],
      ['2Reviewers not invited', '/sendreviewers?needs=invite'],
      ['1Marks missing', '/sendreviewers?needs=marks'],
      ['1Ready to decide', '/shortlistedapplication?needs=decide'],
      ['1Granted without award letter', '/shortlistedapplication?needs=letter'],
      ['2Agreement not requested', '/requestagreement?needs=request'],
      ['1Signed agreement not returned', '/requestagreement?needs=return'],
      ['1Budget revisions to decide', '/approvebudget?needs=decide'],
      ['5A due report is not in', '/requestreport?needs=report'],
    ])
    await expectAccessible()
  })

  test('counts as many rows as each list shows', async () => {
    const { toDo, user } = await openToDo('admin@demo.urc')
    await settled(toDo)
    const labels = toDo.getAllByRole('link').map(({ textContent }) => textContent?.replace(/^\d+/, '') ?? '')
    expect(labels).toHaveLength(11)
    for (const label of labels) {
      const link = await (await findToDo()).findByRole('link', { name: new RegExp(label) })
      const counted = Number.parseInt(link.textContent, 10)
      await user.click(link)
      expect(await screen.findByRole('combobox', { name: 'Waiting for you' })).toHaveDisplayValue(label)
      const table = screen.getByRole('table')
      await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(counted + 1))
      await user.click(toDashboard())
    }
  })

  test('shows only what waits', async () => {
    const { toDo } = await openToDo('admin@demo.urc', { scenario: 'all-granted' })
    await settled(toDo)
    const titles = toDo.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Award letters', 'Agreements', 'Budgets', 'Progress reports'])
    expect(toDo.queryByText('Nothing waits.')).toBeNull()
  })

  test('waits two seconds for all lists', async () => {
    const after2Seconds = holdTimers(2_000)
    const { toDo } = await openToDo('admin@demo.urc', { faults: [{ call: 'listReviewers', kind: 'hang' }] })
    await after2Seconds()
    expect(await (await card(toDo, 'HOD and Dean')).findByRole('link', { name: /not asked/ })).toBeVisible()
    expect(await (await card(toDo, 'Reviewers')).findByText('Loading...')).toBeInTheDocument()
  })

  test('reports the failure of one call alone, and retries it', async () => {
    const { toDo, user } = await openToDo('admin@demo.urc', {
      faults: [{ call: 'listReviewers', kind: 'html', times: 1 }],
    })
    const reviewers = await card(toDo, 'Reviewers')
    expect(await reviewers.findByText(/This could not be counted/)).toBeVisible()
    expect(await (await card(toDo, 'HOD and Dean')).findByRole('link', { name: /not asked/ })).toBeVisible()
    await user.click(reviewers.getByRole('button', { name: /^Try again/ }))
    expect(await reviewers.findByRole('link', { name: /Reviewers not invited/ })).toBeVisible()
    expect(reviewers.queryByText(/could not be counted/)).toBeNull()
  })

  /** Calls that the cards make for each application. */
  const checks = (mock: Mock) =>
    mock.log.list().filter(({ call }) => call === 'checkFileExistence' || call === 'getDetails')
  const underWay = (mock: Mock) => checks(mock).filter(({ response }) => response === null)

  test('shows that it is counting while files are checked, four at a time', async () => {
    const { toDo, mock } = await openToDo('admin@demo.urc', {
      scenario: 'all-granted',
      faults: [
        { call: 'checkFileExistence', kind: 'hang' },
        { call: 'getDetails', kind: 'hang' },
      ],
    })
    const letters = await card(toDo, 'Award letters')
    expect(await letters.findByText(/^Still counting: 0 of \d+\.$/)).toBeVisible()
    await waitFor(() => expect(underWay(mock)).toHaveLength(4))
    for (const title of ['Agreements', 'Progress reports'])
      expect(await (await card(toDo, title)).findByText(/^Still counting: 0 of/)).toBeVisible()
    expect(checks(mock)).toHaveLength(4)
  })

  const toChangePassword = async (user: UserEvent) => {
    await user.click(
      within(screen.getByRole('navigation', { name: 'Dashboard' })).getByRole('link', { name: /^Change Password/ }),
    )
    await screen.findByRole('heading', { level: 1, name: 'Change Password' })
  }
  const backToDashboard = async (user: UserEvent) => {
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    return within(await screen.findByRole('region', { name: 'To do' }))
  }

  test('requests nothing again on a revisit, and after an upload only missing files', async () => {
    const { toDo, user, mock, services } = await openToDo('admin@demo.urc')
    await settled(toDo)
    const first = checks(mock).length
    await toChangePassword(user)
    const again = await backToDashboard(user)
    await settled(again)
    expect(again.getByRole('link', { name: /^1 ?Granted without award letter$/ })).toBeVisible()
    expect(checks(mock)).toHaveLength(first)

    await act(() => invalidateAfter(services.queries, 'uploadAwardLetter'))
    await settled(again)
    const asked = checks(mock)
    const isThere = asked
      .slice(0, first)
      .filter(({ response }) => /exists\W+(1|true)/.test(JSON.stringify(response?.body)))
    expect(isThere.length).toBeGreaterThan(0)
    const told = asked.slice(first).map(({ sent }) => JSON.stringify(sent))
    expect(told.length).toBeGreaterThan(0)
    for (const { sent } of isThere) expect(told).not.toContain(JSON.stringify(sent))
  })

  test('stops on leaving the page, and resumes with unknown files', async () => {
    const gate = makeGate()
    let calls = 0
    const { toDo, user, mock } = await openToDo('admin@demo.urc', {
      scenario: 'all-granted',
      // Holds every check after the first eight.
      prepare: ({ services: { client } }) => {
        const { checkFileExistence } = client
        vi.spyOn(client, 'checkFileExistence').mockImplementation(async (...given) => {
          calls += 1
          if (calls > 8) await gate.opened
          return checkFileExistence(...given)
        })
      },
    })
    await waitFor(() => expect(calls).toBe(12))
    expect(toDo.getAllByText(/^Still counting/)).not.toHaveLength(0)
    await toChangePassword(user)
    gate.open()
    await waitFor(() => expect(checks(mock).length).toBeGreaterThanOrEqual(12))
    await waitFor(() => expect(underWay(mock)).toEqual([]))
    const left = checks(mock).length
    const again = await backToDashboard(user)
    await settled(again)
    const sent = checks(mock).map(({ call, sent: fields }) => `${call} ${JSON.stringify(fields)}`)
    expect(sent.length).toBeGreaterThan(left)
    expect(new Set(sent).size).toBe(sent.length)
    expect(again.getByRole('link', { name: /Granted without award letter$/ })).toBeVisible()
  })
})

describe('an applicant’s to-do list', () => {
  test('retries everything that failed on one press', async () => {
    const { toDo, user, mock, services } = await openToDo('applicant@demo.urc', {
      faults: [{ call: 'checkFileExistence', kind: 'refused' }],
    })
    await toDo.findByRole('button', { name: /^Try again/ })
    await waitFor(() => expect(services.queries.isFetching()).toBe(0))
    mock.faults.clear()
    await user.click(toDo.getByRole('button', { name: /^Try again/ }))
    expect(await toDo.findByText('4 things to do.')).toBeVisible()
    expect(toDo.queryByRole('button', { name: /^Try again/ })).toBeNull()
  })

  test.each([1, 5])('retries on one press after the first %i file checks failed', async (times) => {
    const { toDo, user, services } = await openToDo('applicant@demo.urc', {
      faults: [{ call: 'checkFileExistence', kind: 'refused', times }],
    })
    await toDo.findByRole('button', { name: /^Try again/ })
    // Waits for the calls that were in flight at the first failure.
    await waitFor(() => expect(services.queries.isFetching()).toBe(0))
    await user.click(toDo.getByRole('button', { name: /^Try again/ }))
    expect(await toDo.findByText('4 things to do.')).toBeVisible()
  })

  test('names each task and links to it', async () => {
    const { toDo } = await openToDo('applicant@demo.urc')
    await settled(toDo)
    const tasks = toDo.getAllByRole('listitem').map((item) => item.textContent)
    expect(tasks).toEqual([
      expect.stringMatching(
        /^Submit your draft.*Mangrove restoration.*29_2026\. Applications close 30 Nov 2026, 16:00/,
      ),
      expect.stringMatching(/^Sign and upload the agreement within one week\.Invasive grasses/),
      expect.stringMatching(/^Reports due.*Invasive grasses.*Year-end progress report, since 1 Sep 2026\./),
      expect.stringMatching(/^Reports due.*Pollination.*Year-end progress report, since 1 Aug 2026\./),
    ])
    const links = toDo.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/editgrant', '/submittedgrant', '/progressreport', '/progressreport'])
    await expectAccessible()
  })

  test('puts the deadline and the first step of a newcomer above the tiles', async () => {
    const { toDo } = await openToDo('newcomer@demo.urc')
    const start = await toDo.findByRole('link', { name: 'Start your application' })
    expect(toDo.getByText(/^Applications close 30 Nov 2026, 16:00/)).toBeVisible()
    const tiles = screen.getByRole('navigation', { name: 'Dashboard' })
    expect(start.compareDocumentPosition(tiles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('lists the draft of this browser first, with the time left', async () => {
    const { toDo } = await openToDo('applicant2@demo.urc', {
      stored: storedDraft({ owner: '2', form: { projectTitle: 'Seed banks of montane forests' } }),
    })
    const [first] = await toDo.findAllByRole('listitem')
    if (!first) throw new Error('There is no task')
    expect(first).toHaveTextContent('Submit your draft')
    expect(first).toHaveTextContent('Seed banks of montane forests')
    expect(await within(first).findByText(/Applications close 30 Nov 2026, 16:00/)).toBeVisible()
    expect(within(first).getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', '/grant')
    // The files of its uploads step are missing.
    expect(first).toHaveTextContent('On this device, 3 of 5 steps complete, open: Uploads and Reviewers.')
    expect(screen.getByRole('link', { name: 'Continue draft' })).toHaveAttribute('href', '/grant')
  })

  test('counts the steps of a council draft as its tabs do', async () => {
    const stored = Object.fromEntries(Object.entries(storedDraft()).map(([key, text]) => [`${key}:29`, text]))
    const { toDo, user } = await openToDo('applicant@demo.urc', { stored })
    await settled(toDo)
    // The edit tabs ask for the leave fields too, whatever was completed in the wizard.
    expect(toDo.getByText(/^29_2026, \d of 5 steps complete/)).toHaveTextContent(
      '3 of 5 steps complete, open: Profile and Uploads.',
    )
    await user.click(screen.getByRole('link', { name: 'Continue draft 29_2026' }))
    await screen.findByRole('heading', { level: 1, name: 'Edit application: Profile' })
    expect((await screen.findAllByRole('link', { name: /incomplete/ })).map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Profile/),
      expect.stringMatching(/^Uploads/),
    ])
  })

  describe('the to-do list for a local draft of application 10, submitted elsewhere', () => {
    const draftOfTen = (settings: Parameters<typeof storedDraft>[0] = {}) =>
      Object.fromEntries(
        Object.entries(storedDraft({ owner: '2', form: { projectTitle: 'Kept here' }, ...settings })).map(
          ([key, text]) => [`${key}:10`, text],
        ),
      )

    test('omits the draft once the list is loaded', async () => {
      const { toDo } = await openToDo('applicant2@demo.urc', { stored: draftOfTen() })
      expect(await toDo.findByText(/^10_2026, /)).toBeVisible()
      await waitFor(() => expect(toDo.queryByRole('link', { name: /^Continue.*Kept here/ })).toBeNull())
    })

    test('asks to finish it if part of it was sent from here', async () => {
      const stored = draftOfTen({ submission: { appId: '10', done: ['grant'] } })
      const { toDo } = await openToDo('applicant2@demo.urc', { stored })
      await settled(toDo)
      expect(toDo.getByText('The council has your answers. Open the last step to check the rest.')).toBeVisible()
      expect(toDo.getByRole('link', { name: /^Continue.*Kept here/ })).toHaveAttribute('href', paths.editReviewers)
    })

    test('asks to finish it if the list cannot be read', async () => {
      const { toDo } = await openToDo('applicant2@demo.urc', {
        stored: draftOfTen(),
        faults: [{ call: 'listSubmittedApplications', kind: 'html' }],
      })
      expect(await toDo.findByText(/could not be checked/)).toBeVisible()
      expect(toDo.getByRole('link', { name: /^Continue.*Kept here/ })).toBeVisible()
    })
  })

  test('reports a completely sent draft as submitted', async () => {
    const submission = { appId: '40', done: ['grant', 'files', 'rows'] }
    const { toDo } = await openToDo('applicant@demo.urc', { scenario: 'empty', stored: storedDraft({ submission }) })
    expect(await toDo.findByText('Nothing needs you now.')).toBeVisible()
    expect(await toDo.findByText('Application 40_2026 was submitted.')).toBeVisible()
  })

  test('keeps the draft when the list cannot be read', async () => {
    const { toDo, user } = await openToDo('applicant2@demo.urc', {
      stored: storedDraft({ owner: '2' }),
      faults: [{ call: 'listSubmittedApplications', kind: 'html', times: 1 }],
    })
    expect(await toDo.findByText(/could not be checked/)).toBeVisible()
    expect(toDo.getByRole('link', { name: /^Continue/ })).toBeVisible()
    await user.click(toDo.getByRole('button', { name: /^Try again/ }))
    expect(await toDo.findByText(/^\d+_2026\.$/)).toBeVisible()
    expect(toDo.queryByText(/could not be checked/)).toBeNull()
  })
})
