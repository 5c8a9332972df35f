import { FIELD_LABELS } from '@/domain/application-steps'
import type { Reviewer } from '@/domain/reviewers'
import { emailAdvice } from '@/domain/format-warnings'
import { limits } from '@/domain/limits'
import { nominationWarnings } from '@/domain/nomination-warnings'
import { TextAreaField } from '@/form/text-area-field'
import { TextField } from '@/form/text-field'
import { useApplication } from '../application-context'
import type { AnswersControl } from '../steps/answers-form'
import { Pair, Section } from './section'

/** One nominated reviewer; what the council would ask about the nomination is said, and never blocks. */
export function ReviewerFields({ control, reviewer }: { control: AnswersControl; reviewer: Reviewer }) {
  const { number, label } = reviewer
  const { form } = useApplication().state
  const names = [`reviewer${number}Name`, `reviewer${number}Email`, `reviewer${number}Affiliation`] as const
  const [name, email, affiliation] = names
  const warnings = nominationWarnings(form).filter(({ field }) => field === name || field === email)
  return (
    <Section title={label}>
      <Pair>
        <TextField control={control} name={name} label={FIELD_LABELS[name]} autoComplete="off" />
        <TextField
          control={control}
          name={email}
          label={FIELD_LABELS[email]}
          type="email"
          autoComplete="off"
          advise={emailAdvice}
        />
      </Pair>
      <TextAreaField
        control={control}
        name={affiliation}
        label={FIELD_LABELS[affiliation]}
        rows={2}
        max={limits.affiliation}
      />
      {warnings.length > 0 && (
        <ul className="grid gap-1 text-sm text-waiting">
          {warnings.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
