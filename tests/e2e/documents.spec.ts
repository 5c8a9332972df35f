import { expect, test } from './support/watch'
import { readInstructions, readSections, createReader } from './support/walk-document'

test.use({
  expectedError: /500|listApprovedApplications|listSubmittedApplications|listBudgets|getApplicationDates/,
  permissions: ['clipboard-write'],
})

const canBeWalked = (document: string) =>
  test(`every step of ${document} works`, async ({ page }) => {
    const follow = createReader(page)
    for (const { heading, steps } of readSections(document))
      for (const step of steps) await test.step(`${heading}: ${step}`, () => follow(step))
  })

for (const document of ['docs/testing.md', 'docs/front-end.md']) canBeWalked(document)

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', storesDemo: true })

  canBeWalked('docs/demo.md')
})

test('a step is parsed into actions', () => {
  expect(
    readInstructions(
      'Close the new tab. Press **Controls**, then **Clock**. Type `9` into **Set it to**. You see *Open* in the row of *One*.',
    ),
  ).toEqual([
    { does: 'close the new tabs' },
    { does: 'press', what: 'Controls', row: undefined },
    { does: 'press', what: 'Clock', row: undefined },
    { does: 'type', what: '9', field: 'Set it to' },
    { does: 'see', what: 'Open', row: 'One' },
  ])
  expect(() => readInstructions('Consider the portal.')).toThrow('This step asks for nothing')
  expect(() => readInstructions('Take **Clock**.')).toThrow('Nobody could follow this')
})
