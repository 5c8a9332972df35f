import { describe, expect, test } from 'vitest'
import type { Client } from '@/api/client'
import { ApiError } from '@/wire/client/api-error'
import { contract, type Output } from '@/contract'
import { FILE_KIND_LABELS, type FileKind } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'
import { STATUS, type Status } from '@/domain/status/status'
import { loadDossier } from '@/features/dossier/application-dossier'
import { getKinds, type DossierRequest } from '@/features/dossier/dossier-job'
import { zipOriginals } from '@/features/dossier/zip-originals'

type Details = NonNullable<Output<'getDetails'>>

const NOW = new Date('2026-11-20T03:30:00Z')

/** A host with these documents. It gives the details of a granted application, changed by `details`. */
function hostWith(files: readonly FileKind[], details: Partial<Details> | null): Client {
  const [example] = contract.getDetails.examples
  const host: Partial<Client> = {
    getApplicationToApprove: () => Promise.reject(new ApiError('getApplicationToApprove', { kind: 'network' })),
    getDetails: async () => details && { ...(example?.output as Details), ...details },
    downloadApplicationPdf: async () => ({ blob: new Blob(['%PDF-']), name: null }),
    downloadDetailsFile: async ({ fileType }) => {
      if (!files.includes(fileType)) throw new ApiError('downloadDetailsFile', { kind: 'no-file' })
      return { blob: new Blob([fileType]), name: null }
    },
  }
  return host as Client // The calls that a dossier makes.
}

const { signal } = new AbortController()

const ORIGINALS = { applicationId: '12', isOriginals: true }

async function zipOf(
  files: readonly FileKind[],
  details: Partial<Details> | null,
  request: DossierRequest = ORIGINALS,
) {
  const kinds = getKinds(request, true)
  const content = await loadDossier({ client: hostWith(files, details), now: NOW, kinds, signal }, '12')
  const { omitted } = await zipOriginals([content], {
    printedAt: NOW,
    madeOn: '20 Nov 2026',
    signal,
    onProgress: () => {},
  })
  return {
    packed: content.parts.map(({ label }) => label).filter((label) => !omitted.some((one) => one.label === label)),
    missing: omitted.map(({ label }) => label),
  }
}

const labels = (...kinds: readonly FileKind[]) => kinds.map((kind) => FILE_KIND_LABELS[kind])

const SUBMITTED = ['proposal', 'cvPrincipalInvestigator', 'cvCoInvestigators', 'projectBudget'] as const
const unreviewed = { reviews: REVIEWERS.map(({ number }) => ({ number, marks: null, date: null })) }

describe('a dossier and its ZIP', () => {
  test('have both agreements and the award letter', async () => {
    const { packed, missing } = await zipOf(['agreement', 'agreementurc', 'awardLetter'], { status: STATUS.granted })
    expect(packed).toEqual(expect.arrayContaining(labels('agreement', 'agreementurc', 'awardLetter')))
    expect(missing).not.toEqual(expect.arrayContaining(labels('agreement')))
  })

  test('differ in the agreements and the award letter, unless the dossier includes them', async () => {
    const granted = { status: STATUS.granted }
    const agreements = labels('agreement', 'agreementurc', 'awardLetter')
    const isAgreement = (label: string) => agreements.includes(label)
    const plain = await zipOf(['agreement'], granted, { applicationId: '12' })
    expect([...plain.packed, ...plain.missing].filter(isAgreement)).toEqual([])
    const whole = await zipOf(['agreement'], granted, { applicationId: '12', includesAgreements: true })
    expect(whole.packed.filter(isAgreement)).toEqual(labels('agreement'))
    expect(whole.missing.filter(isAgreement)).toEqual(labels('agreementurc', 'awardLetter'))
    expect(await zipOf(['agreement'], granted, { appIds: ['12'] })).toEqual(whole)
  })

  test.each<[Status, readonly FileKind[]]>([
    [STATUS.submitted, []],
    [STATUS.shortlisted, []],
    [STATUS.notShortlisted, []],
    [STATUS.approved, ['reviewer_one', 'reviewer_two']],
    [STATUS.notApproved, []],
    [STATUS.denied, []],
    [STATUS.granted, ['agreement', 'agreementurc', 'awardLetter', 'reviewer_one', 'reviewer_two']],
  ])('name the missing documents that are due at %s, and no others', async (status, due) => {
    const { missing } = await zipOf(SUBMITTED, { ...unreviewed, status, startDate: '2026-11-01' })
    expect(missing.toSorted()).toEqual(labels(...due).toSorted())
    expect((await zipOf([], { ...unreviewed, status })).missing).toEqual(expect.arrayContaining(labels(...SUBMITTED)))
  })

  test('name the report of a reviewer with marks, a due progress report, and a revision with a date', async () => {
    const { missing } = await zipOf(SUBMITTED, {
      status: STATUS.denied,
      reviews: unreviewed.reviews.map((review) => (review.number === 3 ? { ...review, marks: '70' } : review)),
    })
    expect(missing).toEqual(labels('reviewer_three'))
    const granted = { ...unreviewed, status: STATUS.granted, startDate: '2026-03-01', period: '2 Years' }
    const revised = await zipOf(SUBMITTED, { ...granted, budgetUploadedAt: '2026-10-01 10:00:00' })
    expect(revised.missing).toEqual(expect.arrayContaining(labels('progress_midyear', 'budgetRevision')))
    expect(revised.missing).not.toEqual(expect.arrayContaining(labels('progress_endyear')))
  })

  test('have a document that is not due', async () => {
    const { packed } = await zipOf([...SUBMITTED, 'agreement', 'reviewer_three'], { status: STATUS.submitted })
    expect(packed).toEqual(expect.arrayContaining(labels('agreement', 'reviewer_three')))
  })

  test('name every document that the host does not have if its status could not be loaded', async () => {
    const { missing } = await zipOf([], null)
    expect(missing).toEqual(expect.arrayContaining(Object.values(FILE_KIND_LABELS)))
  })
})
