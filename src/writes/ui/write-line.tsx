import { matchPath, useLocation } from 'react-router-dom'
import { canBeUndone, isRestored, getOutcome, type QueuedWrite } from '@/writes/entry'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { UserText } from '@/ui/user-text'
import { WaitingButtons, type LineActions } from './waiting-buttons'
import { WriteOutcome } from './write-outcome'
import { formatEntryName, formatState } from './queue-texts'

interface WriteLineProps extends LineActions {
  entry: QueuedWrite
  isHidden: boolean
  /** Shift+F8 undoes this entry. */
  hasShortcut: boolean
}

export const LINE_STYLES = 'flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-current/20 py-3'

export function WriteLine({ entry, isHidden, pauseReason, hasShortcut, ...actions }: WriteLineProps) {
  const { onUndo, onSendNow, onDiscard, onDismiss } = actions
  const { pathname } = useLocation()
  const { what, shownId, details, title, stage, page } = entry
  const outcome = getOutcome(entry)
  const entryName = formatEntryName(entry)
  const [list = ''] = page.split('?')
  const listLink = matchPath(list, pathname) === null && (
    <LinkButton size="small" to={page} about={entryName}>
      Open its list
    </LinkButton>
  )
  return (
    <li hidden={isHidden} className={`${LINE_STYLES} items-start`}>
      <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        <span className="font-semibold">{what}</span> <span className="whitespace-nowrap tabular-nums">{shownId}</span>
        {details && <span>{`: ${details},`}</span>}{' '}
        {/* The countdown is not read out: the length of the wait was announced at its start. */}
        <span aria-hidden={stage.status === 'waiting' || undefined} className="whitespace-nowrap tabular-nums">
          {formatState(entry, pauseReason)}
        </span>
        <UserText as="span" className="line-clamp-1 text-sm opacity-85">
          {title}
        </UserText>
      </p>
      {outcome && (
        <WriteOutcome entry={entry} outcome={outcome} listLink={listLink} onDismiss={() => onDismiss([entry])} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isRestored(entry) && (
          <>
            {listLink}
            <Button size="small" about={entryName} onClick={({ detail }) => detail < 2 && onSendNow([entry])}>
              Send
            </Button>
            <Button size="small" about={entryName} onClick={() => onDiscard?.([entry])}>
              Discard
            </Button>
          </>
        )}
        <WaitingButtons
          entries={[entry].filter(canBeUndone)}
          undoLabel="Undo"
          about={entryName}
          hasShortcut={hasShortcut}
          onUndo={onUndo}
          onSendNow={onSendNow}
        />
      </div>
    </li>
  )
}
