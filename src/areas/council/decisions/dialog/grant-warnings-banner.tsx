import { Banner } from '@/ui/banner'

export function GrantWarningsBanner({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Banner tone="warning" title="Check this before you grant.">
      <ul className="list-disc pl-5">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Banner>
  )
}
