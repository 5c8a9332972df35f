import { createClient } from '@/api/client'
import { contract, type CallName } from '@/contract'
import { splitRows } from '@/domain/application/application-form'
import { STATUS, type StatusCode } from '@/domain/status/status'
import { createMock } from '@mocks/create-mock'
import { createStore } from '@mocks/model/store'
import { createForm } from '@mocks/seed/forms'
import { nirmala } from '@mocks/seed/people'
import { DEMO_NOW, seedScenario } from '@mocks/seed/scenarios'
import { COUNCIL_LISTS } from '@tests/support/council-lists'

const base = 'http://host.test/'

/** Returns calls that read or change one application, a different one each time. */
async function callsOf(mock: ReturnType<typeof createMock>, idsIn: (status: StatusCode) => string[]) {
  const as = async (email?: string) => {
    const browser = mock.connect()
    if (email) await browser.signInAs(email)
    return createClient({ base, fetch: browser.fetch })
  }
  const [submitted, shortlisted, approved, denied] = (['1', '2.1', '3.1', '5.2'] as const).map(idsIn)
  const another = (ids: string[] | undefined) => ids?.pop() ?? ''
  const { values } = splitRows(createForm({ applicationId: 1, owner: nirmala, form: { projectTitle: 'Seed banks' } }))
  const who = { name: 'A. Perera', email: 'perera@example.org' }
  const granted = { status: STATUS.granted, startDate: '2027-01-01', period: '2 Years', amount: '100000' }
  const [council, applicant, visitor] = await Promise.all([as('admin@demo.urc'), as('applicant@demo.urc'), as()])
  return {
    getDetails: () => council.getDetails({ applicationId: another(denied) }),
    submitApplication: () => applicant.submitApplication(values),
    shortlistOrReject: () =>
      council.shortlistOrReject({ applicationId: another(submitted), status: STATUS.shortlisted }),
    saveDean: () => council.saveDean({ applicationId: another(shortlisted), ...who }),
    decideAsDean: () =>
      visitor.decideAsDean({ applicationId: another(shortlisted), decision: STATUS.approved, remarks: 'Good' }),
    saveReviewer1: () => council.saveReviewer1({ applicationId: another(approved), ...who, affiliation: 'North' }),
    grantOrDeny: () => council.grantOrDeny({ applicationId: another(approved), ...granted }),
    deleteApplication: () => council.deleteApplication({ applicationId: another(submitted) }),
  }
}

/** Opens a mock with 10,000 applications and signs the secretary in. */
export async function openMany() {
  const mock = createMock({ scenario: 'many' })
  const { applications } = await mock.store()
  const [council, applicant] = [mock.connect(), mock.connect()]
  await council.signInAs('admin@demo.urc')
  await applicant.signInAs('applicant@demo.urc')
  const list = (name: CallName, { fetch } = council) => ({
    name,
    read: async () => (await fetch(base + contract[name].path.slice(1))).text(),
  })
  const idsIn = (status: StatusCode) =>
    applications.all().flatMap((row) => (row.status === status ? [String(row.applicationId)] : []))
  const changed = idsIn(STATUS.granted).map(Number)
  let changes = 0
  return {
    lists: [...COUNCIL_LISTS.map((name) => list(name)), list('listSubmittedApplications', applicant)],
    /** Changes an application that is in every list except shortlisting and approval. */
    change: () => applications.update(changed.pop() ?? 0, { projectTitle: `Changed ${++changes}` }),
    calls: await callsOf(mock, idsIn),
  }
}

export const seedMany = () => seedScenario(createStore(), 'many', DEMO_NOW)
