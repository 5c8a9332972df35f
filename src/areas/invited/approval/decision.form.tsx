import { useServices } from '@/api/services'
import { AnswerForm } from '../link/answer-form'
import type { LinkedApplication } from '../link/answer-state'
import type { useAnswer } from '../link/use-answer'
import { displayedId } from '@/features/dates/council-time'
import { deanDecisionSchema, hodDecisionSchema, REMARKS_TOO_LONG } from '@/domain/council/decision-schemas'
import { limits } from '@/domain/texts/limits'
import type { Approver } from '@/domain/people/approvers'
import { messages } from '@/domain/texts/messages'
import { DECISION_LABELS, DECISIONS, type DecisionCode } from '@/domain/status/status'
import { RadioField } from '@/form/radio-field'
import { TextAreaField } from '@/form/text-area-field'
import { useSchemaForm } from '@/form/use-schema-form'

/** The call and the schema of each approver; the schemas differ in their texts. */
export const DECISION_FORMS = {
  HOD: { call: 'decideAsHod', schema: hodDecisionSchema },
  Dean: { call: 'decideAsDean', schema: deanDecisionSchema },
} as const satisfies Record<Approver, object>

const OPTIONS = Object.values(DECISIONS).map((value) => ({ value, label: DECISION_LABELS[value] }))

const FINAL = 'The council receives your decision with your remarks, and you cannot change them afterwards.'

interface DecisionFormProps {
  application: LinkedApplication
  approver: Approver
  answer: ReturnType<typeof useAnswer<'decideAsDean' | 'decideAsHod'>>
}

export function DecisionForm({ application: { applicationId }, approver, answer }: DecisionFormProps) {
  const { now } = useServices()
  const form = useSchemaForm(DECISION_FORMS[approver].schema, { remarks: '', ...answer.storage.typed() })

  const send = ({ decision, remarks }: { decision: DecisionCode; remarks: string }) => {
    const label = DECISION_LABELS[decision]
    return answer.send({
      input: { applicationId, decision, remarks },
      question: `You ${label.toLowerCase()} application ${displayedId(applicationId, now())}. ${FINAL}`,
      confirmLabel: label,
      summary: label,
      copy: [`Decision: ${label}`, `Remarks: ${remarks}`],
    })
  }

  return (
    <AnswerForm
      form={form}
      answer={answer}
      what="decision"
      invalidText={(found) =>
        found.every((text) => text === REMARKS_TOO_LONG) ? undefined : messages.decision.bothRequired
      }
      onSubmit={send}
    >
      <RadioField control={form.control} name="decision" label="Decision" options={OPTIONS} inline />
      <TextAreaField
        control={form.control}
        name="remarks"
        label="Remarks"
        hint="Your reasons, for the council."
        rows={limits.remarksRows}
        max={limits.remarks}
      />
    </AnswerForm>
  )
}
