import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { TechnicalDetail } from './technical-detail'

type Tone = 'info' | 'success' | 'warning' | 'error'

const TONES = {
  info: { icon: Info, styles: 'bg-accent-soft', mark: 'text-accent' },
  success: { icon: CircleCheck, styles: 'bg-good-soft', mark: 'text-good' },
  warning: { icon: TriangleAlert, styles: 'bg-waiting-soft', mark: 'text-waiting' },
  error: { icon: CircleAlert, styles: 'bg-refused-soft', mark: 'text-refused' },
} satisfies Record<Tone, object>

interface BannerProps {
  /** Determines the icon, the colour and how urgently the message is announced. */
  tone: Tone
  /** Heading of a message that needs more than one sentence. */
  title?: string
  /** The message; line breaks are kept. */
  children?: ReactNode
  /** Technical details for the host's operators, shown collapsed. */
  detail?: string | undefined
  actions?: ReactNode
}

/** An inline message. Errors are announced at once (role alert), the other tones politely (role status). */
export function Banner({ tone, title, children, detail, actions }: BannerProps) {
  const { icon: Icon, styles, mark } = TONES[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex gap-4 rounded-card border border-transparent px-5 py-4', styles)}
    >
      <Icon aria-hidden size={22} className={classNames('mt-0.5 shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="whitespace-pre-line wrap-anywhere">{children}</div>}
        {detail !== undefined && <TechnicalDetail text={detail} />}
        {actions !== undefined && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
