import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { QuestionProps } from './question'

interface KeepOrDeleteProps extends QuestionProps {
  title: string
  onDelete: () => Promise<void>
  children: ReactNode
}

/** The dialog that asks at log-out whether stored data stays on this device. */
export function KeepOrDelete({ title, then, onDelete, onAnswer, onClose, children }: KeepOrDeleteProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="danger" onClick={() => onAnswer(onDelete)}>
            Delete and {then}
          </Button>
          <Button variant="primary" onClick={() => onAnswer()}>
            Keep and {then}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
