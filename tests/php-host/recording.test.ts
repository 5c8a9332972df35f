import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createClient, type Client } from '@/api/client'
import type { CallName } from '@/contract'
import { ROLES, type Role } from '@/domain/people/roles'
import { readRecording, writeRecording } from '@/wire/mock/recording'
import { createMock } from '@mocks/create-mock'
import { createRealHost } from '@conformance/host'
import { Recorder } from '@conformance/recording/recorder'
import { runSuite } from '@conformance/run-suite'
import { findPhp, startPhpHost } from '../../scripts/support/php-host.mjs'
import { COUNCIL_LISTS } from '../support/council-lists'

const LOG_INS = { Applicant: 'applicant@demo.urc', Admin: 'admin@demo.urc', urc: 'urc@demo.urc' }

const PASSWORD = 'demo1234'

/** Returns the quoted texts of PHP that begin with a capital or contain an address. */
const listSeededTexts = (): string[] =>
  [...readFileSync(join(import.meta.dirname, 'lib/seed.php'), 'utf8').matchAll(/'([^']+)'/g)]
    .map(([, text = '']) => text)
    .filter((text) =>
      /^[A-Z][a-z]+ [a-z ]{4}|@|^(Nirmala|Kavindu|Ruwani|Samadhi|Ayesha|Jayawardhana|Senanayake)$/.test(text),
    )

describe.skipIf(findPhp() === null)('a recording of the PHP host, played by the mock', () => {
  let written: string
  let mock: ReturnType<typeof createMock>

  beforeAll(async () => {
    const php = await startPhpHost()
    const recorder = new Recorder()
    const logIns = Object.fromEntries(ROLES.map((role) => [role, { email: LOG_INS[role], password: PASSWORD }]))
    await runSuite(createRealHost({ address: php.address, mayWrite: true, logIns, watch: recorder.watch }))
    await php.stop()
    written = writeRecording(recorder.createRecording())
    const recording = readRecording<CallName>(written)
    if (!recording) throw new Error('The recording cannot be read.')
    mock = createMock({ recording })
  })

  async function connect(role: Role): Promise<Client> {
    const connection = mock.connect()
    await connection.signInAs(LOG_INS[role])
    return createClient({ base: 'http://mock.test/', ...connection })
  }

  it('names nobody', () => {
    const texts = listSeededTexts()
    expect(texts.length).toBeGreaterThan(15)
    expect(texts.filter((text) => written.includes(text))).toEqual([])
    expect(written).not.toMatch(/demo1234|PHPSESSID|conformance-/)
  })

  it('has the lists of that host, joined by id and title', async () => {
    const admin = await connect('Admin')
    const lists = await Promise.all(COUNCIL_LISTS.map((call) => admin[call]({})))
    const titles = new Map(lists[0]?.map(({ applicationId, projectTitle }) => [applicationId, projectTitle]))
    expect(titles.size).toBeGreaterThan(5)
    const joined = lists.flat().filter(({ applicationId }) => titles.has(applicationId))
    expect(joined.length).toBeGreaterThan(15)
    expect(joined.filter(({ applicationId, projectTitle }) => titles.get(applicationId) !== projectTitle)).toEqual([])
    expect(mock.log.list().map(({ source, response }) => [source, response?.contract])).toEqual(
      COUNCIL_LISTS.map(() => ['recording', { isKept: true, noise: false }]),
    )
  })

  it('has the model’s people, and its data where nothing was recorded', async () => {
    const applicant = await connect('Applicant')
    await expect(applicant.checkSession({})).resolves.toMatchObject({ name: 'Nirmala', role: 'Applicant' })
    expect(await applicant.listSubmittedApplications({})).toHaveLength(5)
    await expect(applicant.listBudgets({})).rejects.toMatchObject({ kind: 'refused' })
    await expect(applicant.getDetails({ applicationId: '999999' })).resolves.toBeNull()
  })
})
