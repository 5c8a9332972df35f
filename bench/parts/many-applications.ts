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

const BASE = 'http://host.test/'

/** Returns calls that each read or change one application, a different one each time. */
async function createCalls(mock: ReturnType<typeof createMock>, listIds: (status: StatusCode) => string[]) {
  const connectAs = async (email?: string) => {
    const browser = mock.connect()
    if (email) await browser.signInAs(email)
    return createClient({ base: BASE, fetch: browser.fetch })
  }
  const [submitted, shortlisted, approved, denied] = (['1', '2.1', '3.1', '5.2'] as const).map(listIds)
  const takeId = (ids: string[] | undefined) => ids?.pop() ?? ''
  const { values } = splitRows(createForm({ applicationId: 1, owner: nirmala, form: { projectTitle: 'Seed banks' } }))
  const contact = { name: 'A. Perera', email: 'perera@example.org' }
  const grant = { status: STATUS.granted, startDate: '2027-01-01', period: '2 Years', amount: '100000' }
  const [council, applicant, visitor] = await Promise.all([
    connectAs('admin@demo.urc'),
    connectAs('applicant@demo.urc'),
    connectAs(),
  ])
  return {
    getDetails: () => council.getDetails({ applicationId: takeId(denied) }),
    submitApplication: () => applicant.submitApplication(values),
    shortlistOrReject: () =>
      council.shortlistOrReject({ applicationId: takeId(submitted), status: STATUS.shortlisted }),
    saveDean: () => council.saveDean({ applicationId: takeId(shortlisted), ...contact }),
    decideAsDean: () =>
      visitor.decideAsDean({ applicationId: takeId(shortlisted), decision: STATUS.approved, remarks: 'Good' }),
    saveReviewer1: () => council.saveReviewer1({ applicationId: takeId(approved), ...contact, affiliation: 'North' }),
    grantOrDeny: () => council.grantOrDeny({ applicationId: takeId(approved), ...grant }),
    deleteApplication: () => council.deleteApplication({ applicationId: takeId(submitted) }),
  }
}

/** Opens a mock with 10,000 applications and signs the secretary in. */
export async function openLargeMock() {
  const mock = createMock({ scenario: 'many' })
  const { applications } = await mock.store()
  const [council, applicant] = [mock.connect(), mock.connect()]
  await council.signInAs('admin@demo.urc')
  await applicant.signInAs('applicant@demo.urc')
  const createList = (name: CallName, { fetch } = council) => ({
    name,
    read: async () => (await fetch(BASE + contract[name].path.slice(1))).text(),
  })
  const listIds = (status: StatusCode) =>
    applications.all().flatMap((row) => (row.status === status ? [String(row.applicationId)] : []))
  const grantedIds = listIds(STATUS.granted).map(Number)
  let changes = 0
  return {
    lists: [...COUNCIL_LISTS.map((name) => createList(name)), createList('listSubmittedApplications', applicant)],
    /** Changes an application that is in every list except shortlisting and approval. */
    change: () => applications.update(grantedIds.pop() ?? 0, { projectTitle: `Changed ${++changes}` }),
    calls: await createCalls(mock, listIds),
  }
}

export const seedLargeStore = () => seedScenario(createStore(), 'many', DEMO_NOW)
