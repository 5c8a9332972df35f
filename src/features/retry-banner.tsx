import type { ComponentProps } from 'react'
import { LOADING } from '@/domain/texts/loading'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'

type RetryBannerProps = Omit<ComponentProps<typeof Banner>, 'tone' | 'actions'> &
  Omit<RetryButtonProps, 'about'> & { tone?: 'error' | 'warning' }

export function RetryBanner({ tone = 'error', onRetry, variant, size, busy, ...banner }: RetryBannerProps) {
  return (
    <Banner
      {...banner}
      tone={tone}
      actions={<RetryButton onRetry={onRetry} variant={variant} size={size} busy={busy} />}
    />
  )
}

interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'busy'> {
  onRetry: () => void
  /** Accessible object of the retry. */
  about?: string
}

export function RetryButton({ onRetry, about, ...button }: RetryButtonProps) {
  return (
    <Button {...button} busyLabel={LOADING} onClick={onRetry}>
      <span>Try again</span>
      {about !== undefined && <span className="sr-only">{`: ${about}`}</span>}
    </Button>
  )
}
