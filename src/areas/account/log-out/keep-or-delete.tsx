import { useState } from 'react'
import { usePreferences } from '@/features/preferences'
import { Button } from '@/ui/button'
import { CheckBox } from '@/ui/check-box'
import { Dialog } from '@/ui/dialog'
import type { Elements } from '@/ui/elements'

export interface QuestionProps {
  /** The end of the button labels: `log out` for the last question, `go on` for the others. */
  readonly then: string
  /** `before` runs after the last question, right before the log-out. */
  readonly onResult: (before?: () => Promise<void>) => void
  /** Cancels the log-out. */
  readonly onClose: () => void
}

interface KeepOrDeleteProps extends QuestionProps {
  title: string
  /** The button to emphasise on a shared device: it loses no work and leaves none to the next person. */
  safe: 'keep' | 'delete' | 'neither'
  onDelete: () => Promise<void>
  children: Elements
}

export function KeepOrDelete({ title, safe, then, onDelete, onResult, onClose, children }: KeepOrDeleteProps) {
  const [isOwnDevice, setOwnDevice] = useState(false)
  const [, changePreferences] = usePreferences()
  const emphasised = isOwnDevice ? 'keep' : safe
  const remember = async () => void (isOwnDevice && changePreferences({ keepsAtLogOut: true }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant={emphasised === 'delete' ? 'primary' : 'danger'} onClick={() => onResult(onDelete)}>
            {`Delete and ${then}`}
          </Button>
          <Button variant={emphasised === 'keep' ? 'primary' : 'secondary'} onClick={() => onResult(remember)}>
            {`Keep and ${then}`}
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
