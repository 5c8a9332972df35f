import { Banner } from '@/ui/banner'

export function GrantWarningsBanner({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Banner tone="warning" title="Look at this before the grant goes out.">
      <ul className="list-disc pl-5">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Banner>
  )
}
