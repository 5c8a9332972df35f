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
import { z } from './zod'

/** The two who approve: each has the same two calls under other names. */
const save = (path: '/SaveDean.php' | '/SaveHOD.php') =>
  endpoint({
    method: 'POST',
    path,
    sends: 'form',
    replies: 'json',
    request: z.object({ app_ID: sentId, email: z.string(), name: z.string() }),
    response: z.object({ message: phpText }),
    marker: markers.statusSuccess,
    action: 'invite-approvers',
    changes: ['approvals'],
    examples: [
      {
        input: { app_ID: '12', email: 'head@example.org', name: 'Sunil Jayasinghe' },
        output: { message: 'Saved successfully' },
      },
    ],
    see: 'spec 4, 7; wire 2.7; settled "Encoding"',
  })

const decide = (path: '/DeanEvaluvation.php' | '/HODEvaluvation.php') =>
  endpoint({
    method: 'POST',
    path,
    sends: 'json',
    replies: 'json',
    request: z.object({ app_ID: sentId, decision: z.enum(['3.1', '3.2']), remarks: z.string() }),
    response: z.object({}),
    marker: markers.successOrError,
    action: 'answer-by-link',
    changes: ['approvals', 'applications'],
    examples: [{ input: { app_ID: '12', decision: '3.1', remarks: 'A sound plan.' }, output: {} }],
    see: 'spec 4, 7; wire 2.7',
  })

export const listApprovals = endpoint({
  method: 'GET',
  path: '/RequestApproval.php',
  sends: 'nothing',
  replies: 'json',
  request: z.object({}),
  response: phpList(
    z.object({
      app_ID: phpId,
      projectTitle: phpText,
      submittedDate: phpDate,
      Status: phpStatus,
      hod_decision: phpDecision,
      hod_sent: phpFlag,
      hodEmail: phpOptionalText,
      dean_decision: phpDecision,
      dean_sent: phpFlag,
      deanEmail: phpOptionalText,
    }),
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
          app_ID: '12',
          projectTitle: 'Seed banks of montane forests',
          submittedDate: '2026-11-10',
          Status: '2.1',
          hod_decision: null,
          hod_sent: true,
          hodEmail: 'head@example.org',
          dean_decision: null,
          dean_sent: false,
          deanEmail: null,
        },
      ],
    },
  ],
  see: 'spec 3, 7; wire 2.7',
})

export const saveDean = save('/SaveDean.php')
export const saveHod = save('/SaveHOD.php')

export const getApplicationToApprove = linkedApplication('/DeanHOD.php')

export const decideAsDean = decide('/DeanEvaluvation.php')
export const decideAsHod = decide('/HODEvaluvation.php')
