import { expect, test } from 'vitest'
import { editedIn, editState } from '@/features/applications/edited-application'

test('the navigation state of the edit tabs calls the id appId', () => {
  expect(editState('29')).toEqual({ appId: '29' })
})

test.each([
  [editState('29'), '29'],
  [{ appId: 29 }, '29'],
  [{ applicationId: '29' }, '29'],
  [{ applicationId: 29, cameFrom: null }, '29'],
  [{ appId: '29', applicationId: '30' }, '29'],
  [{ appId: null }, undefined],
  [{}, undefined],
  [null, undefined],
  ['29', undefined],
])('the navigation state %j opens application %j', (state, applicationId) => {
  expect(editedIn(state)).toBe(applicationId)
})
