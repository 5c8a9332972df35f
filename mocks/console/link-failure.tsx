import { Banner } from '@/ui/banner'
import { DemoLinkError } from '../demo-link'

interface LinkFailureProps {
  readonly error: unknown
  /** The address without demo parameters. */
  readonly page: string
}

/** Shown instead of a page whose demo parameters failed. Links to the page without them. */
export function LinkFailure({ error, page }: LinkFailureProps) {
  return (
    <main className="mx-auto grid max-w-page justify-items-start gap-6 px-4 py-10 sm:px-8">
      <h1 className="font-serif text-2xl font-semibold">This link cannot be opened</h1>
      <Banner tone="error" title="The demo was asked for something that it cannot do">
        {error instanceof DemoLinkError ? error.message : 'The host refused or did not answer.'}
      </Banner>
      <a href={page} className="button" data-variant="primary">
        Open the page as the demo is
      </a>
    </main>
  )
}
