import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Entry, Outcome } from '@/api/sending/entry'
import { usePortal } from '@/api/portal'
import { Button } from '@/ui/button'
import { buttonLook } from '@/ui/button-look'
import { isTyping } from '@/ui/is-typing'
import { TechnicalDetail } from '@/ui/technical-detail'
import { OutcomeWindow } from './outcome-window'
import { nameOf } from './sending-words'

const ICONS = {
  sent: <CircleCheck aria-hidden size={20} className="text-good" />,
  failed: <CircleAlert aria-hidden size={20} className="text-refused" />,
  unconfirmed: <TriangleAlert aria-hidden size={20} className="text-waiting" />,
}

/** A window may come up by itself where it takes nothing away: no field, and no other window. */
const mayOpen = (): boolean => !isTyping() && document.querySelector('[role="dialog"], [role="alertdialog"]') === null

interface CameToProps {
  entry: Entry
  outcome: Outcome
  onDismiss: () => void
}

/** What became of something, until it is read. It is told at once, and takes the focus from nobody. */
export function CameTo({ entry, outcome, onDismiss }: CameToProps) {
  const { sending } = usePortal()
  const here = useLocation()
  const { state, text, why = '', detail, window, again } = outcome
  const [isOpen, setOpen] = useState(() => window !== undefined && mayOpen())
  const about = <span className="sr-only"> {nameOf(entry)}</span>
  const isElsewhere = entry.page.split('?')[0] !== here.pathname

  function close() {
    setOpen(false)
    if (state === 'sent') onDismiss()
  }

  return (
    <>
      <div className="flex min-w-0 flex-[1_1_16rem] gap-2">
        <span className="mt-0.5 shrink-0">{ICONS[state]}</span>
        <div className="min-w-0">
          <div role="alert">
            <span className="sr-only">{nameOf(entry)}: </span>
            <p className="font-medium wrap-anywhere">{text}</p>
            {why !== '' && <p className="wrap-anywhere">{why}</p>}
          </div>
          {detail !== undefined && <TechnicalDetail text={detail} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {again && (
          <Button size="small" variant="primary" onClick={() => sending.again(entry.id)}>
            {again.label}
            {about}
          </Button>
        )}
        {window !== undefined && (
          <Button size="small" onClick={() => setOpen(true)}>
            {window}
            {about}
          </Button>
        )}
        {state !== 'sent' && isElsewhere && (
          <Link to={entry.page} className={buttonLook('secondary', 'small')}>
            Open its list{about}
          </Link>
        )}
        <Button size="small" onClick={onDismiss}>
          Dismiss{about}
        </Button>
      </div>
      {isOpen && window !== undefined && (
        <OutcomeWindow title={window} about={`${nameOf(entry)}. ${entry.title}`} outcome={outcome} onClose={close} />
      )}
    </>
  )
}
