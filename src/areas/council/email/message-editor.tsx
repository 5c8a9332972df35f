import { lazy, Suspense } from 'react'
import type { EmailContent } from '@/domain/texts/email-body'
import { guidance } from '@/domain/texts/guidance'
import { limits } from '@/domain/texts/limits'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { TextArea } from '@/ui/text-area'
import { EmailPreview } from './email-preview'
import type { RichTextEditor as Editor } from './rich-text-editor'
import type { useEmailMessage } from './use-email-message'

interface MessageEditorProps {
  message: ReturnType<typeof useEmailMessage>
  to: string
  content: EmailContent
  isRich: boolean
}

export const MessageEditor = ({ message, to, content, isRich }: MessageEditorProps) => (
  <Tabs
    label="The message"
    tabs={[
      {
        id: 'write',
        label: 'Write',
        panel: <EmailBodyField isRich={isRich} body={message.body} onChange={message.edit} />,
      },
      {
        id: 'preview',
        label: 'Preview',
        panel: <EmailPreview to={to} subject={content.subject} html={message.shown.html} />,
      },
    ]}
  />
)

const RichTextEditor = lazy<typeof Editor>(async () => {
  const editorModule = await import('./rich-text-editor').catch(() => null)
  return { default: editorModule?.RichTextEditor ?? EditorNotLoaded }
})

interface EmailBodyFieldProps {
  isRich: boolean
  /** HTML if rich, otherwise plain text. */
  body: string
  onChange: (body: string) => void
}

function EmailBodyField({ isRich, body, onChange }: EmailBodyFieldProps) {
  if (!isRich)
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
function EditorNotLoaded() {
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
