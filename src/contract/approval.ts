import { DECISIONS, STATUS } from '@/domain/status/status'
import { endpoint } from './endpoint'
import { linkedApplication } from './linked-application'
import {
  markers,
  phpDate,
  phpDecision,
  phpFlag,
  phpId,
  phpList,
  phpOptionalText,
  phpStatus,
  phpText,
  sentId,
} from './php'
import { ofApprovers, record } from './record'
import { z } from '@/domain/zod'

/** HOD and Dean each have the same two calls under other names. */
const save = (path: '/SaveDean.php' | '/SaveHOD.php') =>
  endpoint({
    method: 'POST',
    path,
    sends: 'form',
    replies: 'json',
    request: record({ app_ID: sentId, email: z.string(), name: z.string() }),
    response: z.object({ message: phpText }),
    marker: markers.statusSuccess,
    action: 'invite-approvers',
    changes: ['approvals'],
    examples: [
      {
        input: { applicationId: '12', email: 'head@example.org', name: 'Sunil Jayasinghe' },
        output: { message: 'Saved successfully' },
      },
    ],
  })

const decide = (path: '/DeanEvaluvation.php' | '/HODEvaluvation.php') =>
  endpoint({
    method: 'POST',
    path,
    sends: 'json',
    replies: 'json',
    request: record({ app_ID: sentId, decision: z.enum([STATUS.approved, STATUS.notApproved]), remarks: z.string() }),
    response: z.object({}),
    marker: markers.successOrError,
    action: 'answer-by-link',
    changes: ['approvals', 'applications'],
    examples: [{ input: { applicationId: '12', decision: DECISIONS.approved, remarks: 'A sound plan.' }, output: {} }],
  })

/**
 * The shortlisted applications with what HOD and Dean were asked and have decided. Whether an e-mail was sent, and to
 * whom, come from later hosts only.
 */
export const listApprovals = endpoint({
  method: 'GET',
  path: '/RequestApproval.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(
    record(
      {
        app_ID: phpId,
        projectTitle: phpText,
        submittedDate: phpDate,
        Status: phpStatus,
      },
      {
        approvals: ofApprovers({
          decision: ['#_decision', phpDecision],
          sent: ['#_sent', phpFlag],
          email: ['#Email', phpOptionalText],
        }),
      },
    ),
  ),
  marker: markers.records,
  columns: 'text',
  action: 'invite-approvers',
  reads: ['approvals', 'applications'],
  examples: [
    {
      input: {},
      output: [
        {
          applicationId: '12',
          projectTitle: 'Seed banks of montane forests',
          submittedDate: '2026-11-10',
          status: STATUS.shortlisted,
          approvals: [
            { approver: 'HOD', decision: null, sent: true, email: 'head@example.org' },
            { approver: 'Dean', decision: null, sent: false, email: null },
          ],
        },
      ],
    },
  ],
})

/** Keeps whom the council asks as Dean, and turns the sent flag on. The e-mail follows in a call of its own. */
export const saveDean = save('/SaveDean.php')
/** Keeps whom the council asks as HOD, and turns the sent flag on. The e-mail follows in a call of its own. */
export const saveHod = save('/SaveHOD.php')

/**
 * The application on the page of HOD and Dean, which is opened by a link. Title, applicant and id; the reply to an
 * unknown id is `[]`.
 */
export const getApplicationToApprove = linkedApplication('/DeanHOD.php')

/**
 * The Dean's decision, 3.1 or 3.2, by the link in the e-mail. On the legacy host it is the application's new status.
 */
export const decideAsDean = decide('/DeanEvaluvation.php')
/** The decision of the HOD, 3.1 or 3.2, by the link in the e-mail. On the legacy host it changes no status. */
export const decideAsHod = decide('/HODEvaluvation.php')
