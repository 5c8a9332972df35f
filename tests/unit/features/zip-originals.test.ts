import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipOriginals } from '@/features/dossier/zip-originals'
import type { DossierContent, DossierPart } from '@/pdf/dossier/dossier-content'
import type { DossierProgress } from '@/pdf/dossier/make-dossier'

const part = (label: string, load: DossierPart['load']): DossierPart => ({ label, load })
const pdf = new File(['%PDF-1.7 as it is'], '12_Project proposal.pdf')

const content: DossierContent = {
  id: '12_2026',
  title: 'Tanks',
  applicant: 'R. Silva',
  facts: [],
  parts: [
    part('Project proposal', async () => pdf),
    part('Submitted budget', () => Promise.reject(new Error('The host is away'))),
    part('Evaluation report of reviewer 1', async () => new File(['PK'], '12_Evaluation report of reviewer 1.docx')),
    part('Mid-year progress report', async () => new File([], '12_Mid-year progress report.pdf')),
    part('Final progress report', async () => 'missing'),
  ],
}

const whole: DossierContent = { ...content, id: '13_2026', parts: content.parts.slice(0, 1) }

const zipping = (
  signal = new AbortController().signal,
  onProgress: (progress: DossierProgress) => void = () => {},
) => ({
  printedAt: new Date(2026, 10, 20, 9, 30),
  madeOn: '20 Nov 2026',
  signal,
  onProgress,
})

const filesIn = async (zip: Blob) =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer()))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )

test('the originals are unchanged, and a list names the missing ones', async () => {
  const { file, omitted } = await zipOriginals([content], zipping())
  expect(await filesIn(file)).toEqual({
    '12_Project proposal.pdf': '%PDF-1.7 as it is',
    '12_Evaluation report of reviewer 1.docx': 'PK',
    'Missing documents.txt': [
      'Made on 20 Nov 2026.',
      'Not in this ZIP:',
      '12_2026, Submitted budget: Could not be loaded from the server.',
      '12_2026, Mid-year progress report: Is an empty file.',
      '12_2026, Final progress report: Has not been uploaded.',
      '',
    ].join('\r\n'),
  })
  expect(omitted.map(({ reason }) => reason)).toEqual(['not-loaded', 'empty', 'missing'])
})

test('several applications have a folder each', async () => {
  const files = await filesIn((await zipOriginals([content, whole], zipping())).file)
  expect(Object.keys(files)).toEqual([
    '12_2026/12_Project proposal.pdf',
    '12_2026/12_Evaluation report of reviewer 1.docx',
    '13_2026/12_Project proposal.pdf',
    'Missing documents.txt',
  ])
})

test('the list says so if nothing is missing', async () => {
  const files = await filesIn((await zipOriginals([whole], zipping())).file)
  expect(files['Missing documents.txt']).toBe('Made on 20 Nov 2026.\r\nNothing is missing.\r\n')
})

test('it reports its progress, and stops when it is aborted', async () => {
  const stop = new AbortController()
  const steps: DossierProgress[] = []
  const zipped = zipOriginals(
    [content],
    zipping(stop.signal, (step) => {
      steps.push(step)
      if (step.done === 1) stop.abort()
    }),
  )
  await expect(zipped).rejects.toThrow('aborted')
  expect(steps).toEqual([
    { done: 0, total: 5, currentTask: '12_2026, Project proposal' },
    { done: 1, total: 5, currentTask: '12_2026, Submitted budget' },
  ])
})
