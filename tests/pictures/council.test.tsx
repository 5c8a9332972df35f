import { expect, test } from 'vitest'
import { drawScreens, listPictureNames } from './draw-screens'
import { APPLICANT_SCREENS, COUNCIL_SCREENS } from './screens'

drawScreens(COUNCIL_SCREENS)

test('every reference picture belongs to a screen', () => {
  const files = Object.keys(import.meta.glob('./reference/*.png'))
  const expectedFiles = listPictureNames([...APPLICANT_SCREENS, ...COUNCIL_SCREENS]).map(
    (name) => `./reference/${name}.png`,
  )
  expect(
    files.filter((file) => !expectedFiles.includes(file)),
    'delete these files',
  ).toEqual([])
})
