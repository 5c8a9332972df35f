import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { branding } from '@/branding'
import { decisionSchema, REMARKS_TOO_LONG } from '@/domain/council/decision-schemas'
import { APPROVERS, type Approver } from '@/domain/people/approvers'
import { approverPage } from '@/domain/people/link-pages'
import { DECISION_LABELS, DECISIONS, type DecisionCode } from '@/domain/status/status'
import { limits } from '@/domain/texts/limits'
import { messages } from '@/domain/texts/messages'
import { formatApplicationId } from '@/council-time'
import { RadioField } from '@/form/radio-field'
import { TextAreaField } from '@/form/text-area-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { AnswerForm } from './link/answer-form'
import { AnswerPage } from './link/answer-page'
import type { LinkedApplication } from './link/answer-state'
import { useLinkPage } from './link/link-page'
import type { useAnswer } from './link/use-answer'

const DECISION_CALLS = { HOD: 'decideAsHod', Dean: 'decideAsDean' } as const satisfies Record<Approver, string>

export default function DecisionScreen() {
  const page = useLinkPage()
  const approver = APPROVERS.find((candidate) => approverPage(candidate) === page) ?? APPROVERS[0]
  return (
    <AnswerPage
      title={`${approver}’s decision`}
      page={approverPage(approver)}
      task="decision"
      call={DECISION_CALLS[approver]}
      lead={`The ${branding.council} asks whether you approve this application.`}
      viewLabel={{ children: 'View PDF' }}
      formatRefusal={() => messages.review.submitFailed}
      failureTitle={messages.review.tryAgain}
      thankYouPath={paths.thankYouForDecision}
    >
      {(application, answer) => <DecisionForm application={application} answer={answer} />}
    </AnswerPage>
  )
}

const DECISION_OPTIONS = Object.values(DECISIONS).map((value) => ({ value, label: DECISION_LABELS[value] }))

const FINAL_TEXT = 'The council receives your decision with your remarks, and you cannot change them afterwards.'

interface DecisionFormProps {
  application: LinkedApplication
  answer: ReturnType<typeof useAnswer<'decideAsDean' | 'decideAsHod'>>
}

function DecisionForm({ application: { applicationId }, answer }: DecisionFormProps) {
  const { now } = useServices()
  const form = useSchemaForm(decisionSchema, { remarks: '', ...answer.storage.getTypedTexts() })

  const send = ({ decision, remarks }: { decision: DecisionCode; remarks: string }) => {
    const label = DECISION_LABELS[decision]
    return answer.send({
      input: { applicationId, decision, remarks },
      question: `You ${label.toLowerCase()} application ${formatApplicationId(applicationId, now())}. ${FINAL_TEXT}`,
      confirmLabel: label,
      summary: label,
      sentLines: [`Decision: ${label}`, `Remarks: ${remarks}`],
    })
  }

  return (
    <AnswerForm
      form={form}
      answer={answer}
      task="decision"
      invalidText={(errors) =>
        errors.every((text) => text === REMARKS_TOO_LONG) ? undefined : messages.decision.bothRequired
      }
      onSubmit={send}
    >
      <RadioField control={form.control} name="decision" label="Decision" options={DECISION_OPTIONS} inline />
      <TextAreaField
        control={form.control}
        name="remarks"
        label="Remarks"
        hint="Your reasons."
        rows={limits.remarksRows}
        max={limits.remarks}
      />
    </AnswerForm>
  )
}
