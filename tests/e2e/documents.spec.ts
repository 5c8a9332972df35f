import { expect, test } from './support/watch'
import { readInstructions, readSections, createReader } from './support/walk-document'

test.use({
  expectedError: /500|listApprovedApplications|listSubmittedApplications|listBudgets|getApplicationDates/,
  permissions: ['clipboard-write'],
})

const testEveryStep = (document: string) =>
  test(`every step of ${document} works`, async ({ page }) => {
    const followStep = createReader(page)
    for (const { heading, steps } of readSections(document))
      for (const step of steps) await test.step(`${heading}: ${step}`, () => followStep(step))
  })

for (const document of ['docs/testing.md', 'docs/front-end.md']) testEveryStep(document)

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', storesDemo: true })

  testEveryStep('docs/demo.md')
})

test('a step is parsed into instructions', () => {
  expect(
    readInstructions(
      'Close the new tab. Press **Controls**, then **Clock**. Type `9` into **Set it to**. You see *Open* in the row of *One*.',
    ),
  ).toEqual([
    { action: 'close the new tabs' },
    { action: 'press', target: 'Controls', row: undefined },
    { action: 'press', target: 'Clock', row: undefined },
    { action: 'type', target: '9', field: 'Set it to' },
    { action: 'see', target: 'Open', row: 'One' },
  ])
  expect(() => readInstructions('Consider the portal.')).toThrow('This step has no instruction')
  expect(() => readInstructions('Take **Clock**.')).toThrow('This step has an unknown instruction')
})
