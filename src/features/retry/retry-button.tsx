import type { ComponentProps } from 'react'
import { messages } from '@/domain/texts/messages'
import { Button } from '@/ui/button'

export interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'busy'> {
  onRetry: () => void
  /** Accessible object of the retry. */
  about?: string
}

export function RetryButton({ onRetry, about, ...button }: RetryButtonProps) {
  return (
    <Button {...button} busyLabel={messages.page.loading} onClick={onRetry}>
      <span>Try again</span>
      {about !== undefined && <span className="sr-only">{`: ${about}`}</span>}
    </Button>
  )
}
