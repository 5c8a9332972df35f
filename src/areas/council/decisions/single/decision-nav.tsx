import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { usePageCommands } from '@/features/page-commands'
import { usePreferences } from '@/features/preferences'
import { KeyName } from '@/ui/key-name'
import { useShortcut } from '@/features/shortcuts'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { useDecidePath } from '../use-decide-path'
import type { DecisionsToDo } from './use-decisions-to-do'

export function DecisionNav({ toDo: { previous, next, position, total, left } }: { toDo: DecisionsToDo }) {
  const decidePath = useDecidePath()
  const navigate = useNavigate()
  const [{ hasShortcuts }] = usePreferences()
  const go = (label: string, id: string | undefined) => ({ label, run: () => void navigate(decidePath(id ?? '')) })
  const goBack = go('Previous application', previous)
  const goOn = go('Next undecided', next)
  useShortcut({ keys: 'p', label: goBack.label, onPress: goBack.run }, previous !== undefined)
  useShortcut({ keys: 'n', label: goOn.label, onPress: goOn.run }, next !== undefined)
  usePageCommands([...(next === undefined ? [] : [goOn]), ...(previous === undefined ? [] : [goBack])])
  return (
    <nav aria-label="Applications to decide" className="flex flex-wrap items-center gap-2">
      <p className="mr-2 text-sm text-ink-soft tabular-nums">
        {`${position !== undefined ? `${position} of ${total}, ` : ''}${formatCount(left, 'is undecided', 'are undecided')}`}
      </p>
      {previous === undefined ? (
        <Button size="small" disabledReason="This is the first one.">
          <ArrowLeft aria-hidden size={16} />
          <span>Previous</span>
        </Button>
      ) : (
        <LinkButton to={decidePath(previous)} size="small" aria-keyshortcuts={hasShortcuts ? 'P' : undefined}>
          <ArrowLeft aria-hidden size={16} />
          <span>Previous</span>
          {hasShortcuts && <KeyName>P</KeyName>}
        </LinkButton>
      )}
      {next === undefined ? (
        <Button size="small" disabledReason="No other application can be decided here.">
          <span>Next undecided</span>
          <ArrowRight aria-hidden size={16} />
        </Button>
      ) : (
        <LinkButton to={decidePath(next)} size="small" aria-keyshortcuts={hasShortcuts ? 'N' : undefined}>
          <span>Next undecided</span>
          {hasShortcuts && <KeyName>N</KeyName>}
          <ArrowRight aria-hidden size={16} />
        </LinkButton>
      )}
    </nav>
  )
}
