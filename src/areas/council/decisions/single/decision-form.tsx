import { useEffect, useRef } from 'react'
import { useServices } from '@/api/services'
import { STATUS, statusLabel } from '@/domain/status/status'
import { formatApplicationId } from '@/council-time'
import { usePageCommands } from '@/features/page-commands'
import { useShortcut } from '@/features/shortcuts'
import { Form } from '@/form/form'
import { Button } from '@/ui/button'
import { CollapsibleEmail } from '../dialog/collapsible-email'
import { GrantFields, GrantWarningsBanner, useGrantForm } from '../dialog/grant-form'
import { createDecisionEmail, describeDecision, type DecisionRow, type Decision } from '../decision.write'
import { createStoredFields } from '@/writes/email-draft'

interface DecisionFormProps {
  row: DecisionRow
  /** Why the application can no longer be decided. The typed values stay. */
  disabledReason: string | undefined
  onDecide: (decision: Decision) => void
}

/** Stores the typed values in session storage until they are sent. */
export function DecisionForm({ row, disabledReason, onDecide }: DecisionFormProps) {
  const { tab, session, now } = useServices()
  const personId = session.ownerId
  const { logKey: key } = describeDecision(row, STATUS.granted)
  const { form, details, warnings, save } = useGrantForm(row, (details) =>
    onDecide({ status: STATUS.granted, details }),
  )
  const fieldsRef = useRef<HTMLDivElement>(null)
  const grantButtonRef = useRef<HTMLButtonElement>(null)
  const denyButtonRef = useRef<HTMLButtonElement>(null)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => void createStoredFields(tab, personId, key).write(values),
      }),
    [form, tab, personId, key],
  )
  const idLabel = formatApplicationId(row.applicationId, now())
  // `form.setFocus` is deferred and loses the first digits of fast typing.
  const detailsCommand = {
    label: 'Go to the details of a grant',
    run: () => fieldsRef.current?.querySelector('input')?.focus(),
  }
  const deny = () => onDecide({ status: STATUS.denied })
  usePageCommands(
    disabledReason === undefined
      ? [
          detailsCommand,
          { label: `Grant ${idLabel} as it is typed`, run: () => grantButtonRef.current?.click() },
          { label: `Deny ${idLabel}`, run: deny },
        ]
      : [],
  )
  useShortcut({ keys: 'g', label: detailsCommand.label, onPress: detailsCommand.run })
  useShortcut({ keys: 'd', label: 'Go to Deny', onPress: () => denyButtonRef.current?.focus() })

  return (
    <Form form={form} busy={false} submitError={null} onSubmit={save}>
      <div ref={fieldsRef} className="grid gap-4 sm:grid-cols-2 sm:items-end">
        <GrantFields form={form} />
      </div>
      <GrantWarningsBanner warnings={warnings} />
      <div className="flex flex-wrap items-start gap-4">
        <Button ref={grantButtonRef} type="submit" variant="primary" disabledReason={disabledReason}>
          {`${statusLabel(STATUS.granted)}${warnings.length > 0 ? ' anyway' : ''}`}
        </Button>
        <Button ref={denyButtonRef} variant="danger" disabledReason={disabledReason} onClick={deny}>
          {statusLabel(STATUS.denied)}
        </Button>
      </div>
      <div>
        <CollapsibleEmail
          summary="The e-mail to the applicant"
          email={details && createDecisionEmail(row, { status: STATUS.granted, details })}
        />
        <CollapsibleEmail summary="The rejection e-mail" email={createDecisionEmail(row, { status: STATUS.denied })} />
      </div>
    </Form>
  )
}
