import { Download, Eye } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/ui/button'
import { useDownload, type FileRequest } from './use-download'

interface FileButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'size' | 'icon' | 'busyLabel' | 'disabledReason'
> {
  file: FileRequest
  action?: 'download' | 'open'
  children: string
  /** Appended to the accessible name if several buttons have the same text. */
  about?: string
}

export function FileButton({ file, action = 'download', size = 'small', icon, ...button }: FileButtonProps) {
  const { busy, ...actions } = useDownload()
  const Icon = action === 'download' ? Download : Eye
  return (
    <Button
      {...button}
      size={size}
      icon={
        icon ?? (
          <Icon
            aria-hidden
            size={size === 'small' ? 16 : 18}
            className={size === 'small' ? 'in-[td]:hidden' : undefined}
          />
        )
      }
      busy={busy}
      onClick={() => void actions[action](file)}
    />
  )
}
