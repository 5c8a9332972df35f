import { matchPath, useLocation } from 'react-router-dom'
import { canBeUndone, isRestored, outcomeOf, type QueuedWrite } from '@/writes/entry'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { UserText } from '@/ui/user-text'
import { WaitingButtons, type LineActions } from './waiting-buttons'
import { WriteOutcome } from './write-outcome'
import { entryName, stateText } from './queue-texts'

interface WriteLineProps extends LineActions {
  entry: QueuedWrite
  isHidden: boolean
  /** Shift+F8 undoes this entry. */
  hasKey: boolean
}

export const LINE = 'flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-current/20 py-3'

export function WriteLine({ entry, isHidden, pauseReason, hasKey, ...actions }: WriteLineProps) {
  const { onUndo, onGoNow, onDiscard, onDismiss } = actions
  const { pathname } = useLocation()
  const { what, shownId, details, title, stage, page } = entry
  const outcome = outcomeOf(entry)
  const about = entryName(entry)
  const [list = ''] = page.split('?')
  const listLink = matchPath(list, pathname) === null && (
    <LinkButton size="small" to={page} about={about}>
      Open its list
    </LinkButton>
  )
  return (
    <li hidden={isHidden} className={`${LINE} items-start`}>
      <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        <span className="font-semibold">{what}</span> <span className="whitespace-nowrap tabular-nums">{shownId}</span>
        {details && <span>{`: ${details},`}</span>}{' '}
        {/* The countdown is not read out: the length of the wait was announced at its start. */}
        <span aria-hidden={stage.at === 'waiting' || undefined} className="whitespace-nowrap tabular-nums">
          {stateText(entry, pauseReason)}
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
            <Button size="small" about={about} onClick={({ detail }) => detail < 2 && onGoNow([entry])}>
              Send
            </Button>
            <Button size="small" about={about} onClick={() => onDiscard?.([entry])}>
              Discard
            </Button>
          </>
        )}
        <WaitingButtons
          entries={[entry].filter(canBeUndone)}
          undoLabel="Undo"
          about={about}
          hasKey={hasKey}
          onUndo={onUndo}
          onGoNow={onGoNow}
        />
      </div>
    </li>
  )
}
