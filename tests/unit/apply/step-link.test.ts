import { expect, test } from 'vitest'
import { linkTo } from '@/areas/apply/steps/step-paths'
import { editedIn } from '@/features/applications/edited-application'
import type { Draft } from '@/features/drafts/draft'

const makeLink = (applicationId: string | null, variant: 'new' | 'edit') =>
  // `linkTo` reads only the name of the draft.
  linkTo({ draft: { name: { owner: 'a@b.lk', applicationId } } as Draft, variant }, 'project', 'projectTitle')

test('passes the id as appId between edit tabs', () => {
  const { state } = makeLink('29', 'edit')
  expect(state).toEqual({ appId: '29', goTo: 'projectTitle' })
  expect(editedIn(state)).toBe('29')
})

test('passes no id between the steps of a new application', () => {
  expect(makeLink(null, 'new').state).toEqual({ goTo: 'projectTitle' })
})
