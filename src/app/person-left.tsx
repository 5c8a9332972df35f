import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { PageHeader } from '@/ui/page-header'

/** In place of a page whose code cannot be fetched: it shows as little of anybody. */
const NothingToSee = () => <PageHeader title="Somebody else is using this portal now" lead="Load this page again." />

/** Fetched while its person is still there: what is seen by somebody else must not wait for a connection. */
export const [PersonLeft, usePersonLeftSoon] = lazyWithPreload(
  async () => (await import('./person-left-page')).PersonLeftPage,
  NothingToSee,
)
