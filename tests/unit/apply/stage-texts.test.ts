import { expect, test } from 'vitest'
import { fieldsNamedIn } from '@/areas/apply/submission/stage-texts'

const named = (serverText: string, kind: 'refused' | 'http' = 'refused') =>
  fieldsNamedIn({ kind, serverText }).map(({ path }) => path)

test('a refusal that names fields gives them in the order of the form', () => {
  expect(named('Missing required fields: Leave_Duration, Leave_Date')).toEqual(['leaveDate', 'leaveDuration'])
  expect(named('Missing required fields: reviewer2Email')).toEqual(['reviewers.1.email'])
  expect(named('Missing required fields: phone, nonsense')).toEqual(['phone'])
})

test.each(['Missing required fields.', 'User not logged in.', '', 'The field name is too long'])(
  'a refusal without field names gives no fields: "%s"',
  (text) => expect(named(text)).toEqual([]),
)

test('an error that is not a refusal gives no fields', () =>
  expect(named('Missing required fields: phone', 'http')).toEqual([]))
