import { TriangleAlert } from 'lucide-react'
import { classNames } from '@/lib/class-names'

interface AdviceProps {
  className: string
  children: string | false | null | undefined
}

/** Warns before an e-mail is sent, but never blocks it. */
export function Advice({ className, children }: AdviceProps) {
  return (
    // Always mounted, so that screen readers announce text that appears in it.
    <div role="status" className={classNames('text-sm font-medium text-waiting empty:hidden', className)}>
      {children && (
        <p className="flex items-start gap-1.5 wrap-anywhere">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
