import { lazy, Suspense } from 'react'
import { guidance } from '@/domain/texts/guidance'
import { limits } from '@/domain/texts/limits'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { TextArea } from '@/ui/text-area'
import type { RichTextEditor as Editor } from './rich-text-editor'

const RichTextEditor = lazy<typeof Editor>(async () => {
  const loaded = await import('./rich-text-editor').catch(() => null)
  return { default: loaded?.RichTextEditor ?? BodyNotLoaded }
})

interface EmailBodyFieldProps {
  rich: boolean
  /** HTML if rich, otherwise plain text. */
  body: string
  onChange: (body: string) => void
}

export function EmailBodyField({ rich, body, onChange }: EmailBodyFieldProps) {
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
      <RichTextEditor label="Message" html={body} onChange={onChange} />
    </Suspense>
  )
}

/** Shown instead of the editor if its chunk could not be loaded; the rest of the page keeps working. */
function BodyNotLoaded() {
  return (
    <Banner
      tone="error"
      title="The editor could not be loaded."
      actions={<Button onClick={() => location.reload()}>Load the portal again</Button>}
    >
      <span>{`What you have changed in it is kept in this tab. ${guidance.portalToLoadAgain}`}</span>
    </Banner>
  )
}
