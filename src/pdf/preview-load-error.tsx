import { guidance } from '@/domain/texts/guidance'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'

/** Replaces a preview whose code could not be fetched. */
export const PreviewLoadError = () => (
  <Banner
    tone="error"
    title="The preview could not be loaded."
    actions={<Button onClick={() => location.reload()}>Load the portal again</Button>}
  >
    {guidance.portalToLoadAgain}
  </Banner>
)
