import { expect, test } from 'vitest'
import { findNamedFields } from '@/areas/apply/submission/stage-texts'

const findNamedPaths = (serverText: string, kind: 'refused' | 'http' = 'refused') =>
  findNamedFields({ kind, serverText }).map(({ path }) => path)

test('returns the fields that a refusal names, in the order of the form', () => {
  expect(findNamedPaths('Missing required fields: Leave_Duration, Leave_Date')).toEqual(['leaveDate', 'leaveDuration'])
  expect(findNamedPaths('Missing required fields: reviewer2Email')).toEqual(['reviewers.1.email'])
  expect(findNamedPaths('Missing required fields: phone, nonsense')).toEqual(['phone'])
})

test.each(['Missing required fields.', 'User not logged in.', '', 'The field name is too long'])(
  'returns no fields for a refusal without field names: "%s"',
  (serverText) => expect(findNamedPaths(serverText)).toEqual([]),
)

test('returns no fields for an error that is not a refusal', () =>
  expect(findNamedPaths('Missing required fields: phone', 'http')).toEqual([]))
