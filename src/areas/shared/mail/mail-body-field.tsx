import { lazy, Suspense } from 'react'
import { limits } from '@/domain/limits'
import { Field } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { TextArea } from '@/ui/text-area'

const RichBody = lazy(async () => ({ default: (await import('./rich-body')).RichBody }))

interface MailBodyFieldProps {
  rich: boolean
  /** HTML where it is rich, else plain text. */
  body: string
  onChange: (body: string) => void
}

export function MailBodyField({ rich, body, onChange }: MailBodyFieldProps) {
  if (!rich)
    return (
      <Field label="Message">
        {(control) => (
          <TextArea
            {...control}
            rows={limits.mailBodyRows}
            value={body}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    )
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <RichBody label="Message" html={body} onChange={onChange} />
    </Suspense>
  )
}
