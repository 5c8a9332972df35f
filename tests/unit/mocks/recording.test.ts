import { describe, expect, it } from 'vitest'
import { createClient } from '@/api/client'
import type { CallName } from '@/contract'
import { readRecording, writeRecording, type RecordedCall } from '@/wire/mock/recording'
import { createMock } from '@mocks/create-mock'

const recorded = (
  call: CallName,
  body: RecordedCall<CallName>['body'],
  more: Partial<RecordedCall<CallName>> = {},
) => ({
  call,
  sender: 'Admin',
  sent: [],
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body,
  ...more,
})

async function play(calls: readonly RecordedCall<CallName>[], email = 'admin@demo.urc') {
  const recording = readRecording<CallName>(writeRecording({ moment: 0, calls }))
  if (!recording) throw new Error('The recording cannot be read.')
  const mock = createMock({ recording })
  const connection = mock.connect()
  await connection.signInAs(email)
  return { mock, client: createClient({ base: 'http://mock.test/', ...connection }) }
}

const budgets = (title: string) => `<b>Notice</b>: x\n[{"app_ID":"900","projectTitle":"${title}","decision":null}]`

describe('a recording', () => {
  it('responds with the first recorded body to the same role, and with the mock to others', async () => {
    const calls = [
      recorded('listBudgets', '{"status":"error","message":"User not logged in"}', { sender: 'visitor' }),
      recorded('listBudgets', budgets('Before')),
      recorded('listBudgets', budgets('After')),
    ]
    const { client, mock } = await play(calls)
    expect(await client.listBudgets({})).toEqual([
      { applicationId: '900', projectTitle: 'Before', decision: 'Pending' },
    ])
    expect(mock.log.list().at(-1)).toMatchObject({
      source: 'recording',
      response: { contract: { isKept: true, noise: true } },
    })
    const director = await play(calls, 'urc@demo.urc')
    expect((await director.client.listBudgets({})).map(({ applicationId }) => applicationId)).not.toContain('900')
  })

  it('has what the host responds to visitors for everybody', async () => {
    const dates = '{"status":"success","Open_Date":"2031-01-01","Close_Date":"2031-02-01"}'
    const { client } = await play([recorded('getApplicationDates', dates, { sender: 'visitor' })])
    expect(await client.getApplicationDates({})).toMatchObject({ openDate: '2031-01-01' })
  })

  it('compares parameters: all of a call that reads, ids and enumerations of one that writes', async () => {
    const { client } = await play([
      recorded('getDetails', '{"error":"Recorded"}', { sent: [['app_ID', '3']] }),
      recorded('decideBudget', '{"status":"error","message":"Recorded"}', {
        sent: [['', '{"app_ID":"3","decision":"Approved"}']],
      }),
      recorded('saveHod', '{"status":"error","message":"Recorded"}', {
        sent: [
          ['app_ID', '3'],
          ['email', 'a@b.example'],
          ['name', 'Dom Kesu'],
        ],
      }),
    ])
    const refusal = { kind: 'refused', serverText: 'Recorded' }
    await expect(client.getDetails({ applicationId: '3' })).rejects.toMatchObject(refusal)
    await expect(client.getDetails({ applicationId: '4' })).resolves.toMatchObject({ name: expect.any(String) })
    await expect(client.decideBudget({ applicationId: '3', decision: 'Approved' })).rejects.toMatchObject(refusal)
    await expect(client.decideBudget({ applicationId: '3', decision: 'Rejected' })).rejects.not.toMatchObject(refusal)
    await expect(client.saveHod({ applicationId: '3', email: 'c@d.example', name: 'Other' })).rejects.toMatchObject(
      refusal,
    )
  })

  it('plays a lost connection, and a document in place of a personal one', async () => {
    const sent: RecordedCall<CallName>['sent'] = [
      ['app_ID', '3'],
      ['fileType', 'proposal'],
    ]
    const { client } = await play([
      recorded('listBudgets', '', { status: 0 }),
      recorded(
        'downloadDetailsFile',
        { file: 'pdf', bytes: 9 },
        { sent, headers: { 'Content-Type': 'application/pdf' } },
      ),
    ])
    await expect(client.listBudgets({})).rejects.toMatchObject({ kind: 'network' })
    const { blob } = await client.downloadDetailsFile({ applicationId: '3', fileType: 'proposal' })
    expect(await blob.slice(0, 5).text()).toBe('%PDF-')
  })

  it('leaves the session to the mock, and ends with a restart', async () => {
    const { client, mock } = await play([recorded('checkSession', '{"status":false}'), recorded('listBudgets', '[]')])
    await expect(client.checkSession({})).resolves.toMatchObject({ role: 'Admin' })
    expect(await client.listBudgets({})).toEqual([])
    await mock.reset('council-year')
    expect(mock.conditions.get().recording).toBeNull()
  })

  it('is no other file', () => {
    expect(['', '[]', '{"format":"host-recording"}'].map(readRecording)).toEqual([null, null, null])
  })
})
