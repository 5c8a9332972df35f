import { expect, test } from 'vitest'
import { toSeenStates, findChanges } from '@/domain/status/changes'
import type { Status } from '@/domain/status/status'

const application = (applicationId: string, status: Status, hasAgreement = false) => ({
  applicationId,
  projectTitle: `Title ${applicationId}`,
  status,
  hasAgreement,
})

test('a changed status is reported with the previous one', () => {
  const seen = toSeenStates([application('1', '1'), application('2', '2.1')])
  expect(findChanges(seen, [application('1', '2.1'), application('2', '2.1')])).toEqual([
    { application: application('1', '2.1'), was: '1', agreementAdded: false },
  ])
})

test('an agreement that arrived is reported, alone and with a status', () => {
  const seen = toSeenStates([application('1', '5.1'), application('2', '3.1')])
  expect(findChanges(seen, [application('1', '5.1', true), application('2', '5.1', true)])).toMatchObject([
    { was: undefined, agreementAdded: true },
    { was: '3.1', agreementAdded: true },
  ])
  expect(findChanges(toSeenStates([application('1', '5.1', true)]), [application('1', '5.1', false)])).toEqual([])
})

test('the applicant’s own actions are no news', () => {
  const seen = toSeenStates([application('1', '0'), application('2', '1')])
  expect(findChanges(seen, [application('1', '1'), application('3', '1')])).toEqual([])
})
