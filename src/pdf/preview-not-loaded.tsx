import { guidance } from '@/domain/texts/guidance'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'

/** In place of a preview whose code could not be fetched: the document itself is not to blame. */
export const PreviewNotLoaded = () => (
  <Banner
    tone="error"
    title="The preview could not be loaded."
    actions={<Button onClick={() => location.reload()}>Load the portal again</Button>}
  >
    {guidance.portalToLoadAgain}
  </Banner>
)
