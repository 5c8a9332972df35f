import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/button'

interface OpenButtonProps {
  label: string
  children: (isOpen: boolean, close: () => void) => ReactNode
}

/** Opens an overlay on click, so that it does not take the focus on a docs page. */
export function OpenButton({ label, children }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}
