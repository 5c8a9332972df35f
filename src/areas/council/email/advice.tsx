import { TriangleAlert } from 'lucide-react'
import { classNames } from '@/lib/class-names'

interface AdviceProps {
  className: string
  children: string | null | undefined
}

/** What to look at before an e-mail goes. Advice: the person may know better. */
export function Advice({ className, children }: AdviceProps) {
  return (
    // Always there, so that what appears in it is read out.
    <div role="status" className={classNames('text-sm font-medium text-waiting empty:hidden', className)}>
      {children && (
        <p className="flex items-start gap-1.5 wrap-anywhere">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
