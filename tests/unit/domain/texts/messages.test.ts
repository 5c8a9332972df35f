import { expect, it } from 'vitest'
import { messages } from '@/domain/texts/messages'

const { finalSubmit, email, criteria } = messages

it.each([
  [finalSubmit.multipleRowsFailed('no'), 'Submission to MultipleRows.php failed: no'],
  [finalSubmit.multipleRowsFailed(), 'Submission to MultipleRows.php failed: Unknown error occurred.'],
  [finalSubmit.multipleRowsFailed(''), 'Submission to MultipleRows.php failed: Unknown error occurred.'],
  [email.refused('no'), 'Failed to send email: no'],
  [email.refused(), 'Failed to send email'],
  [email.refused(''), 'Failed to send email'],
])('a message says what the host said, and stands alone where it said nothing: %s', (text, expected) => {
  expect(text).toBe(expected)
})

it.each(['no', 'Error: no'])('a refusal of criteria begins with "Error:" once where the host says "%s"', (said) => {
  expect(criteria.refused(said)).toBe('Error: no')
})
