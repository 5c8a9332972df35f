import { FileDown } from 'lucide-react'
import { useHref } from 'react-router-dom'
import type { Template } from '../templates'

/** The council's Word forms, to be filled in and sent back. */
export function TemplateList({ templates }: { templates: readonly Template[] }) {
  return (
    <ul className="grid gap-2">
      {templates.map((template) => (
        <TemplateLink key={template.path} template={template} />
      ))}
    </ul>
  )
}

function TemplateLink({ template: { label, path } }: { template: Template }) {
  return (
    <li className="flex items-start gap-3">
      <FileDown aria-hidden size={20} className="mt-1 shrink-0 text-ink-soft" />
      <span>
        <a href={encodeURI(useHref(path))} download>
          {label}
        </a>{' '}
        <span className="text-sm whitespace-nowrap text-ink-soft">Word file</span>
      </span>
    </li>
  )
}
