import { DECISIONS, STATUS } from '@/domain/status/status'
import { endpoint } from './endpoint'
import { GET_JSON, message } from '@/wire/contract/endpoint'
import { linkedApplication } from './linked-application'
import { demoListed, listedColumns } from './listed-application'
import { markers } from './markers'
import { phpDecision, phpStatus } from './codecs'
import { phpFlag, phpList, phpOptionalText, sentId } from '@/wire/contract/php'
import { ofApprovers, record } from './record'
import { z } from '@/lib/zod'

const save = (path: '/SaveDean.php' | '/SaveHOD.php') =>
  endpoint({
    method: 'POST',
    path,
    sends: 'form',
    responseType: 'json',
    request: record({ app_ID: sentId, email: z.string(), name: z.string() }),
    response: message,
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
    responseType: 'json',
    request: record({ app_ID: sentId, decision: z.enum([STATUS.approved, STATUS.notApproved]), remarks: z.string() }),
    response: z.object({}),
    marker: markers.successOrError,
    action: 'answer-by-link',
    changes: ['approvals', 'applications'],
    examples: [{ input: { applicationId: '12', decision: DECISIONS.approved, remarks: 'A sound plan.' }, output: {} }],
  })

/**
 * Returns the shortlisted applications, with the requests to HOD and Dean and their decisions. Only later hosts state
 * whether an e-mail was sent, and to whom.
 */
export const listApprovals = endpoint({
  ...GET_JSON,
  path: '/RequestApproval.php',
  response: phpList(
    record(
      { ...listedColumns, Status: phpStatus },
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
  columnTypes: 'text',
  action: 'invite-approvers',
  // Only later hosts have the e-mail flags (docs/host.md#missing-keys).
  mayBeAbsent: /^(hod|dean)(_sent|Email)$/,
  reads: ['approvals', 'applications'],
  examples: [
    {
      input: {},
      output: [
        {
          ...demoListed,
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

/** Stores whom the council asks as Dean, and sets the sent flag. The e-mail follows in a separate call. */
export const saveDean = save('/SaveDean.php')
/** Stores whom the council asks as HOD, and sets the sent flag. The e-mail follows in a separate call. */
export const saveHod = save('/SaveHOD.php')

/** Returns title, applicant and id of an application, for the linked page of HOD and Dean. `[]` for an unknown id. */
export const getApplicationToApprove = linkedApplication('/DeanHOD.php')

/** Records the Dean's decision, 3.1 or 3.2, by the link in the e-mail. On the legacy host, it becomes the status. */
export const decideAsDean = decide('/DeanEvaluvation.php')
/** Records the HOD's decision, 3.1 or 3.2, by the link in the e-mail. On the legacy host, it changes no status. */
export const decideAsHod = decide('/HODEvaluvation.php')
