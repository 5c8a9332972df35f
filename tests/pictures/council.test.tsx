import { expect, test } from 'vitest'
import { drawScreens, picturesOf } from './draw-screens'
import { APPLICANT_SCREENS, COUNCIL_SCREENS } from './screens'

drawScreens(COUNCIL_SCREENS)

test('every reference picture belongs to a screen', () => {
  const files = Object.keys(import.meta.glob('./reference/*.png'))
  const known = picturesOf([...APPLICANT_SCREENS, ...COUNCIL_SCREENS]).map((name) => `./reference/${name}.png`)
  expect(
    files.filter((file) => !known.includes(file)),
    'delete these',
  ).toEqual([])
})
