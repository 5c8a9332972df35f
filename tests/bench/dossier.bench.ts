import { PDFDocument } from 'pdf-lib'
import { bench, describe } from 'vitest'
import type { DossierContent } from '@/pdf/dossier/dossier-content'
import { makeBoardPack } from '@/pdf/dossier/make-dossier'

const proposal = async () => {
  const document = await PDFDocument.create()
  for (let page = 1; page <= 10; page += 1) document.addPage().drawText(`Page ${page}`)
  return new Blob([(await document.save()).slice()])
}

const application = (number: number): DossierContent => ({
  id: `${number}_2026`,
  title: `Tank cascades and flood peaks, ${number}: forty years of satellite images against village memory`,
  applicant: 'Nirmala Jayawardhana',
  facts: [
    { heading: 'The case', rows: [{ label: 'Status', value: 'Approved' }] },
    {
      heading: 'HOD and Dean',
      rows: [{ label: 'HOD’s remarks', value: 'Within the plan of the department. '.repeat(8) }],
    },
  ],
  parts: ['Application', 'Project proposal', 'Submitted budget', 'CV'].map((label) => ({ label, load: proposal })),
})

describe('a board pack', () => {
  for (const count of [2, 20]) {
    const contents = Array.from({ length: count }, (_, index) => application(index + 1))
    const making = {
      council: 'University Research Council',
      printedAt: new Date('2026-11-20T03:30:00Z'),
      signal: new AbortController().signal,
      onProgress: () => {},
    }
    bench(`of ${count} applications`, async () => void (await makeBoardPack(contents, making)), {
      iterations: 3,
      warmupIterations: 1,
      time: 0,
      warmupTime: 0,
    })
  }
})
