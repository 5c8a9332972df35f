import { lazyWithPreload } from '@/ui/lazy-with-preload'
import type { CouncilNavProps } from './council-nav'

const CouncilNavFallback = ({ isCollapsed = false }: CouncilNavProps) =>
  !isCollapsed && <p className="p-2 text-sm">This list could not be loaded. The Dashboard leads to the same screens.</p>

export const [CouncilNav] = lazyWithPreload<CouncilNavProps>(
  async () => (await import('./council-nav')).CouncilNav,
  CouncilNavFallback,
)
