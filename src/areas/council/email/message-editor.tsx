import type { EmailContent } from '@/domain/texts/email-body'
import { Tabs } from '@/ui/tabs'
import { EmailBodyField } from './email-body-field'
import { EmailPreview } from './email-preview'
import type { useEmailMessage } from './use-email-message'

interface MessageEditorProps {
  message: ReturnType<typeof useEmailMessage>
  to: string
  content: EmailContent
  rich: boolean
}

export const MessageEditor = ({ message, to, content, rich }: MessageEditorProps) => (
  <Tabs
    label="The message"
    tabs={[
      {
        id: 'write',
        label: 'Write',
        panel: <EmailBodyField rich={rich} body={message.body} onChange={message.edit} />,
      },
      {
        id: 'preview',
        label: 'Preview',
        panel: <EmailPreview to={to} subject={content.subject} html={message.html} />,
      },
    ]}
  />
)
