import type { RowListName } from '@/domain/application/application-form'
import { rowWarnings } from '@/domain/application/row-warnings'
import { useApplication } from '../application-context'

/** Warnings about incomplete rows, which the host drops silently. */
export function RowHints({ list }: { list: RowListName }) {
  const { form } = useApplication().state
  const warnings = rowWarnings(form).filter((warning) => warning.list === list)
  if (warnings.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-waiting">
      {warnings.map(({ row, message }) => (
        <li key={row}>{message}</li>
      ))}
    </ul>
  )
}
