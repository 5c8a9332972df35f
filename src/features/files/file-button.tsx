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

/** A small button has no icon, because many rows repeat it beside the same word. */
export function FileButton({ file, action = 'download', size = 'small', icon, ...button }: FileButtonProps) {
  const { busy, ...actions } = useDownload()
  const Icon = action === 'download' ? Download : Eye
  return (
    <Button
      {...button}
      size={size}
      icon={icon ?? (size !== 'small' && <Icon aria-hidden size={18} />)}
      busy={busy}
      onClick={() => void actions[action](file)}
    />
  )
}
