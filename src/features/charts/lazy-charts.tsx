import { lazyWithPreload } from '@/ui/lazy-with-preload'
import type { DotPlotProps } from './dot-plot'
import type { StackedBarsProps } from './stacked-bars'

const NotLoaded = () => <p className="text-ink-soft">This picture could not be loaded. Its figures are in its table.</p>

/** Loads the chart library with the first chart. */
export const [StackedBars] = lazyWithPreload<StackedBarsProps>(
  async () => (await import('./stacked-bars')).StackedBars,
  NotLoaded,
)

export const [DotPlot] = lazyWithPreload<DotPlotProps>(async () => (await import('./dot-plot')).DotPlot, NotLoaded)
