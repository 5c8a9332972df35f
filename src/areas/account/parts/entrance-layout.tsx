import type { ReactNode } from 'react'
import { toPublicUrl } from '@/host'
import { PageHeader } from '@/ui/page-header'
import type { Elements } from '@/ui/elements'

interface EntranceLayoutProps {
  title: string
  lead?: ReactNode
  picture: 'field' | 'laboratory' | 'archive'
  children: Elements
}

/** Layout of the log-in, sign-up and forgot-password pages. */
export const EntranceLayout = ({ title, lead, picture, children }: EntranceLayoutProps) => (
  <div className="grid lg:min-h-[calc(100lvh-4.5rem)] lg:grid-cols-[1fr_minmax(32rem,38rem)]">
    <img
      src={toPublicUrl(`/images/slide-${picture}.svg`)}
      alt=""
      className="h-32 w-full bg-bar object-cover object-[72%_60%] sm:h-48 lg:h-full"
    />
    <div className="mx-auto w-full max-w-xl px-4 py-10 sm:px-8 lg:px-12 lg:py-16">
      <PageHeader title={title} lead={lead} />
      {children}
    </div>
  </div>
)
