import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { PageHeader } from '@/ui/page-header'

/** The fallback where the page's code cannot be fetched: it shows no personal data either. */
const NothingToSee = () => <PageHeader title="Somebody else is using this portal now" lead="Load this page again." />

/** Fetched ahead, while the person is signed in: hiding their data must not depend on the connection. */
export const [PersonLeft, usePersonLeftSoon] = lazyWithPreload(
  async () => (await import('./person-left-page')).PersonLeftPage,
  NothingToSee,
)
