import type { ReactNode } from 'react'
import type { editState } from '@/features/applications/edited-application'
import { LinkButton } from '@/ui/link-button'
import { UserText } from '@/ui/user-text'

export interface TaskAction {
  readonly label: string
  readonly to: string
  /** Navigation state: the edit tabs read the application's id from it. */
  readonly state?: ReturnType<typeof editState>
}

interface TaskProps {
  title: string
  applicationTitle: string
  action: TaskAction
  children?: ReactNode
}

export function Task({ title, applicationTitle, action: { label, to, state }, children }: TaskProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-rule py-4">
      <div className="min-w-0 max-w-reading flex-[1_1_18rem]">
        <p className="font-semibold">{title}</p>
        <UserText as="p" className="wrap-anywhere">
          {applicationTitle}
        </UserText>
        {children !== undefined && <p className="text-ink-soft">{children}</p>}
      </div>
      <LinkButton to={to} state={state} size="small">
        <span>{label}</span>
        <span className="sr-only">{`: ${applicationTitle}`}</span>
      </LinkButton>
    </li>
  )
}
