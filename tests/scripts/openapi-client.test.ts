import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMock } from '@mocks/create-mock'
import { grantedNoAgreementYet } from '@mocks/seed/applications-2025'
import { approvedNobodyInvited } from '@mocks/seed/applications-2026'

/** A program on top of the generated client, with one call of each encoding. */
const PROGRAM = `
import * as host from './client.ts'

export const speakThrough = (fetch: typeof globalThis.fetch) =>
  void Object.assign(host.defaults, { baseUrl: 'http://mock.test', fetch })

export async function signIn(email: string): Promise<unknown> {
  const { status, data } = await host.logIn({ email, password: 'demo1234' })
  return status === 200 && typeof data === 'object' && 'user_role' in data ? data.user_role : null
}

export async function ownTitles(): Promise<unknown[]> {
  const { status, data } = await host.listSubmittedApplicationsOrDownloadAgreement()
  return status === 200 && Array.isArray(data) ? data.map(({ projectTitle }) => projectTitle) : []
}

export const askReviewer = (app_ID: string, reviewerName: string) =>
  host.saveReviewer1({ app_ID, reviewerEmail: 'anula@north.example', reviewerName, reviewerAffiliation: 'North' })

export const sendReport = (app_ID: string, file: File) =>
  host.submitProgressReport({ app_ID, reportType: 'mid-year', 'file[]': [file] })

// @ts-expect-error -- a report of a kind that no host knows
export const ofNoKind = () => host.submitProgressReport({ app_ID: '7', reportType: 'middle', 'file[]': [] })

// @ts-expect-error -- a log-in without its password
export const withoutPassword = () => host.logIn({ email: 'applicant@demo.urc' })
`

interface Program {
  readonly speakThrough: (fetch: typeof globalThis.fetch) => void
  readonly signIn: (email: string) => Promise<unknown>
  readonly ownTitles: () => Promise<unknown[]>
  readonly askReviewer: (applicationId: string, name: string) => Promise<{ data: unknown }>
  readonly sendReport: (applicationId: string, file: File) => Promise<{ data: unknown }>
}

let folder = ''

beforeAll(async () => {
  mkdirSync('test-results', { recursive: true })
  // In the repository, so that the client finds its runtime.
  folder = mkdtempSync(resolve('test-results/openapi-client-'))
  writeFileSync(`${folder}/client.ts`, await generateSource('docs/openapi.json'))
  writeFileSync(`${folder}/program.ts`, PROGRAM)
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }))
})

afterAll(() => rmSync(folder, { recursive: true }))

const compile = () =>
  new Promise<{ code: number; printed: string }>((resolve) => {
    execFile(process.execPath, ['node_modules/typescript/bin/tsc', '--project', folder], (error, printed) =>
      resolve({ code: Number(error?.code ?? 0), printed }),
    )
  })

describe('a client that is generated from docs/openapi.json', () => {
  it('compiles, and rejects wrong calls', async () => {
    expect(await compile()).toEqual({ code: 0, printed: '' })
  })

  it('calls a host in each encoding', async () => {
    // The program is written above; its types were checked by the test before.
    const program = (await import(/* @vite-ignore */ `${folder}/program.ts`)) as Program
    const mock = createMock({ dialect: 'clean' })
    const { reviewers } = await mock.store()
    program.speakThrough(mock.connect().fetch)

    const { owner, form } = grantedNoAgreementYet
    const applicationId = String(grantedNoAgreementYet.applicationId)
    expect(await program.signIn(owner.email)).toBe('Applicant')
    expect(await program.ownTitles()).toContain(form.projectTitle)
    const report = new File(['%PDF-1.7'], 'mid.pdf', { type: 'application/pdf' })
    expect((await program.sendReport(applicationId, report)).data).toEqual({
      'mid.pdf': expect.stringMatching(/success/),
    })

    expect(await program.signIn('admin@demo.urc')).toBe('Admin')
    const { applicationId: approved } = approvedNobodyInvited
    expect((await program.askReviewer(String(approved), 'Anula Silva')).data).toMatchObject({ status: 'success' })
    expect(reviewers.all()).toContainEqual(expect.objectContaining({ applicationId: approved, name: 'Anula Silva' }))
  })
})
