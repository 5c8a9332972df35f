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
])('a message includes the host’s text, if there is one: %s', (text, expected) => {
  expect(text).toBe(expected)
})

it.each(['no', 'Error: no'])('a refusal of criteria has one "Error:" if the host says "%s"', (said) => {
  expect(criteria.refused(said)).toBe('Error: no')
})
