import { useState } from 'react'
import { usePreferences } from '@/features/preferences'
import { Button } from '@/ui/button'
import { CheckBox } from '@/ui/check-box'
import { Dialog } from '@/ui/dialog'
import type { Elements } from '@/ui/elements'

export interface QuestionProps {
  /** The end of the button labels: `log out` for the last question, `go on` for the others. */
  readonly labelEnding: string
  /** `preparation` runs after the last question, right before the log-out. */
  readonly onResult: (preparation?: () => Promise<void>) => void
  /** Cancels the log-out. */
  readonly onClose: () => void
}

interface KeepOrDeleteProps extends QuestionProps {
  title: string
  /** The primary button on a shared device. */
  saferButton: 'keep' | 'delete'
  onDelete: () => Promise<void>
  children: Elements
}

export function KeepOrDelete({
  title,
  saferButton,
  labelEnding,
  onDelete,
  onResult,
  onClose,
  children,
}: KeepOrDeleteProps) {
  const [isOwnDevice, setOwnDevice] = useState(false)
  const [, changePreferences] = usePreferences()
  const primaryButton = isOwnDevice ? 'keep' : saferButton
  const rememberChoice = async () => void (isOwnDevice && changePreferences({ keepsAtLogOut: true }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant={primaryButton === 'delete' ? 'primary' : 'danger'} onClick={() => onResult(onDelete)}>
            {`Delete and ${labelEnding}`}
          </Button>
          <Button variant={primaryButton === 'keep' ? 'primary' : 'secondary'} onClick={() => onResult(rememberChoice)}>
            {`Keep and ${labelEnding}`}
          </Button>
        </>
      }
    >
      {children}
      <div className="mt-4">
        <CheckBox
          label="Only I use this device. Keep my work at each log-out, without asking."
          checked={isOwnDevice}
          onChange={setOwnDevice}
        />
      </div>
    </Dialog>
  )
}
