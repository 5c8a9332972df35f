import { expect, test } from 'vitest'
import { linkTo } from '@/areas/apply/steps/step-paths'
import { editedIn } from '@/features/applications/edited-application'
import type { Draft } from '@/features/drafts/draft'

const linkOf = (applicationId: string | null, variant: 'new' | 'edit') =>
  // A link reads only the name of its draft.
  linkTo({ draft: { name: { owner: 'a@b.lk', applicationId } } as Draft, variant }, 'project', 'projectTitle')

test('a link between edit tabs passes the id as appId', () => {
  const { state } = linkOf('29', 'edit')
  expect(state).toEqual({ appId: '29', goTo: 'projectTitle' })
  expect(editedIn(state)).toBe('29')
})

test('a link between the steps of a new application passes no id', () => {
  expect(linkOf(null, 'new').state).toEqual({ goTo: 'projectTitle' })
})
