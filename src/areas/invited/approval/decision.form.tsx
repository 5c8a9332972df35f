import { useServices } from '@/api/services'
import type { AnswerStorage } from '../link/answer-storage'
import { AutosaveNote } from '../link/autosave-note'
import { MissingAnswer } from '../link/missing-answer'
import type { LinkedApplication } from '../link/linked-application'
import type { useAnswer } from '../link/use-answer'
import { useAutosavedTexts } from '../link/use-autosaved-texts'
import { displayedId } from '@/features/dates/council-time'
import { REMARKS_TOO_LONG } from '@/domain/council/decision-schemas'
import { limits } from '@/domain/texts/limits'
import type { Approver } from '@/domain/people/approvers'
import { messages } from '@/domain/texts/messages'
import { DECISION_LABELS, DECISIONS, type DecisionCode } from '@/domain/status/status'
import { Form } from '@/form/form'
import { RadioField } from '@/form/radio-field'
import { TextAreaField } from '@/form/text-area-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { Button } from '@/ui/button'
import { DECISION_FORMS } from './decision-forms'

const OPTIONS = Object.values(DECISIONS).map((value) => ({ value, label: DECISION_LABELS[value] }))

const FINAL = 'The council receives your decision with your remarks, and you cannot change them afterwards.'

interface DecisionFormProps {
  application: LinkedApplication
  approver: Approver
  storage: AnswerStorage
  answer: ReturnType<typeof useAnswer<'decideAsDean' | 'decideAsHod'>>
}

export function DecisionForm({ application: { applicationId }, approver, storage, answer }: DecisionFormProps) {
  const { now } = useServices()
  const form = useSchemaForm(DECISION_FORMS[approver].schema, { remarks: '', ...storage.typed() })
  const isStored = useAutosavedTexts(form, storage)

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
    <Form
      form={form}
      busy={answer.busy}
      submitError={answer.failureText}
      invalidText={(found) =>
        found.every((text) => text === REMARKS_TOO_LONG) ? undefined : messages.decision.bothRequired
      }
      onSubmit={send}
      actions={
        <Button type="submit" variant="primary" busy={answer.busy} busyLabel="Sending...">
          Submit
        </Button>
      }
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
      <AutosaveNote isStored={isStored} />
      <MissingAnswer what="decision" answer={answer} />
    </Form>
  )
}
