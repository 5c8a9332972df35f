import type { ComponentProps } from 'react'
import { Banner } from '@/ui/banner'
import { RetryButton, type RetryButtonProps } from './retry-button'

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
