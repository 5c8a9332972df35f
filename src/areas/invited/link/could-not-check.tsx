import { Banner } from '@/ui/banner'

/** Warns that the check for an earlier answer failed, because some hosts replace that answer. */
export function CouldNotCheck() {
  return (
    <div className="mb-6">
      <Banner tone="info" title="We could not check whether you have answered already.">
        If you have, from another device for example, please do not answer again: it may replace your first answer.
      </Banner>
    </div>
  )
}
