import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { PageHeader } from '@/ui/page-header'

/** Fallback if the page's code cannot be loaded; it shows no personal data either. */
const NothingToSee = () => <PageHeader title="Somebody else is using this portal now" lead="Load this page again." />

/** Preloaded while the user is signed in, because hiding their data must not depend on the connection. */
export const [PersonLeft, usePersonLeftSoon] = lazyWithPreload(
  async () => (await import('./person-left-page')).PersonLeftPage,
  NothingToSee,
)
