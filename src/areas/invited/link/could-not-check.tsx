import { Banner } from '@/ui/banner'

/** Beside the form, where the host did not tell whether it has an answer: on some hosts a second takes its place. */
export function CouldNotCheck() {
  return (
    <div className="mb-6">
      <Banner tone="info" title="We could not check whether you have answered already.">
        If you have, from another device for example, please do not answer again: it may replace your first answer.
      </Banner>
    </div>
  )
}
