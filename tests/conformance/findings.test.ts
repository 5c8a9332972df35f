import { describe, expect, it } from 'vitest'
import { runSuite, type Line } from '@conformance/run-suite'
import { summaryOf } from '@conformance/report/summary'
import { reportText } from '@conformance/report/text'
import { suite } from '@conformance/suite'
import { answering, both, callOf, html, insteadOfRefusing, json, lying } from './faults'
import { faultyHost, type Fault } from './faulty-host'

/** Omits the slow PDF step, which other tests cover. */
const steps = suite.filter(({ call }) => call !== 'downloadApplicationPdf')

/** Returns the report on a host, and a function that returns one of its lines. */
async function reportOn(fault: Fault, settings?: Parameters<typeof faultyHost>[1]) {
  const run = await runSuite((await faultyHost(fault, settings)).host, { steps })
  const summary = summaryOf(run)
  const line = (call: Line['call'], tries: string) =>
    run.lines.find((line) => line.call === call && line.tries.startsWith(tries))
  return { run, summary, line, text: reportText(summary) }
}

describe('an effect that cannot be read', () => {
  const HTML = 'GET MoreDetailsFileDownload.php answered with a page of HTML'

  it('is never graded as if nothing was done', async () => {
    const served = answering('downloadDetailsFile', html)
    const open = insteadOfRefusing('uploadFiles', json({ status: 'success' }))
    const { line, run } = await reportOn(both(served, open))
    expect(line('uploadFiles', 'Admin is refused')).toEqual({
      call: 'uploadFiles',
      tries: 'Admin is refused',
      grade: 'not tried',
      why: `it could not be checked: it answered with a success, but ${HTML}`,
      isGap: true,
    })
    expect(run.lines.filter(({ grade, call }) => grade === 'door' || call === 'submitBudget')).not.toContainEqual(
      expect.objectContaining({ came: expect.stringContaining('nothing was done') }),
    )
    // A refusal proves nothing either.
    expect(line('uploadAwardLetter', 'an applicant is refused')).toMatchObject({
      grade: 'not tried',
      why: expect.stringMatching(/^it could not be checked: it answered with a refusal, .*, but GET MoreDetailsFile/),
    })
  })

  it('includes one that is read through a call with other faults', async () => {
    const changed = lying('downloadDetailsFile', (body) => (body.startsWith('%PDF') ? `${body}\n` : body))
    const open = insteadOfRefusing('uploadFiles', json({ status: 'success' }))
    const { line } = await reportOn(both(changed, open))
    expect(line('uploadFiles', 'Admin is refused')).toMatchObject({
      grade: 'not tried',
      why: 'it could not be checked: it answered with a success, but GET MoreDetailsFileDownload.php has a fault of its own',
    })
  })

  it('does not pass for one that was read', async () => {
    const { line } = await reportOn(answering('getDetails', html))
    expect(line('shortlistOrReject', 'shortlists')).toMatchObject({
      grade: 'not tried',
      why: 'it could not be checked: GET MoreDetails.php answered with a page of HTML',
    })
    expect(line('shortlistOrReject', 'an applicant is refused')).toMatchObject({ grade: 'not tried' })
    // What follows is still tried.
    expect(line('submitBudget', 'keeps the revision')).toMatchObject({ grade: 'works' })
  })

  it('is no breach of the list that fails to show it', async () => {
    const fails: Fault = async (request, answer) => (callOf(request) === 'listApprovals' ? json({}, 500)() : answer())
    const { line } = await reportOn(fails)
    expect(line('saveHod', 'an applicant is refused')).toMatchObject({
      grade: 'not tried',
      why: expect.stringMatching(/but GET RequestApproval.php answered with HTTP 500$/),
    })
  })
})
