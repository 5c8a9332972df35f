import { FileDown } from 'lucide-react'
import type { Template } from '@/features/files/templates'
import { publicFile } from '@/host'

export function TemplateList({ templates }: { templates: readonly Template[] }) {
  return (
    <ul className="grid gap-2">
      {templates.map(({ label, path }) => (
        <li key={path} className="flex items-start gap-3">
          <FileDown aria-hidden size={20} className="mt-1 shrink-0 text-ink-soft" />
          <span>
            <a href={publicFile(path)} download>
              {label}
            </a>{' '}
            <span className="text-sm whitespace-nowrap text-ink-soft">Word file</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
