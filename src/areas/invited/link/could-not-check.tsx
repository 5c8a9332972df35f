import { Banner } from '@/ui/banner'

/** A notice above the form where it could not be checked for an earlier answer, which some hosts would replace. */
export function CouldNotCheck() {
  return (
    <div className="mb-6">
      <Banner tone="info" title="We could not check whether you have answered already.">
        If you have, from another device for example, please do not answer again: it may replace your first answer.
      </Banner>
    </div>
  )
}
