import { Mail } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { mailtoUrl, type PrefilledEmail } from '@/domain/texts/mailto-url'
import { buttonStyles } from '@/ui/button-styles'
import { CopyField } from '@/ui/copy-button'

/** Opens the e-mail in the user's mail program. A message that is too long for a link is copied first. */
export function MailClientLink({ email }: { email: PrefilledEmail }) {
  const [copied, setCopied] = useState<{ text: string; isCopied: boolean } | null>(null)
  const { url, hasBody } = mailtoUrl(email)
  const outcome = copied?.text === email.body ? copied : null

  async function copyFirst(event: MouseEvent<HTMLAnchorElement>) {
    if (hasBody || outcome?.isCopied === false) return
    event.preventDefault()
    const link = event.currentTarget
    const { body: text } = email
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ text, isCopied: true })
      const opener = document.createElement('a')
      opener.href = link.href
      opener.click()
    } catch {
      setCopied({ text, isCopied: false })
    }
  }

  return (
    <>
      <a href={url} onClick={(event) => void copyFirst(event)} className={buttonStyles('secondary', 'small')}>
        <Mail aria-hidden size={16} />
        Open in mail client
      </a>
      <p role="status" className="order-last w-full text-sm font-medium empty:hidden">
        {outcome?.isCopied === true && 'The message is long, so it was copied. Paste it into the e-mail.'}
      </p>
      {outcome?.isCopied === false && (
        <div className="order-last w-full">
          <CopyField
            label="The message is long and could not be copied. Copy it from this field, then press “Open in mail client” again."
            text={email.body}
          />
        </div>
      )}
    </>
  )
}
