import type { ReactElement, ReactNode } from 'react'
import type { Elements } from '@/ui/elements'

/** Examples for `bare-text.test.ts`. A comment with the word reported marks each text that it reports. */

interface Props {
  n: number
  m: number
  busy: boolean
  label: string
  note?: string
  icon: Elements
  mark: ReactElement
  children: ReactNode
}

const WORDS = { title: 'Title' } as const
const branding: { council: string } = { council: 'The council' }

function MaybeNull({ busy }: Pick<Props, 'busy'>) {
  if (busy) return null
  return <b />
}
const AlwaysElement = () => <b />
const ChildrenSlot = ({ children }: Pick<Props, 'children'>) => <p>{children}</p>

export const Reported = ({ n, m, busy, label, note, icon, children }: Props) => (
  <div>
    <p>
      {busy ? <b /> : icon}
      {label /* reported */}
    </p>
    <p>
      Text {/* reported */}
      {busy && <b />}
    </p>
    <p>
      {n /* reported */} of {/* reported */}
      {m /* reported */}
    </p>
    <p>
      {note ?? <b /> /* reported */}
      <b />
    </p>
    <p>
      <b />
      {busy ? 'Text' : <b /> /* reported */}
    </p>
    <p>
      <MaybeNull busy={busy} />
      Text {/* reported */}
    </p>
    <p>
      <b key={n} />
      Text {/* reported */}
    </p>
    <p>
      {busy && <b />}
      {children /* reported */}
    </p>
    <p>
      <>
        {label /* reported */} <b />
      </>
    </p>
    <p>{busy ? children : <b /> /* reported */}</p>
    <p>{[label, note] /* reported */}</p>
    <p title={label}>{icon}</p>
    <ChildrenSlot>
      Text {/* reported */}
      <b />
    </ChildrenSlot>
    {busy ? (
      <p>
        Text {/* reported */}
        <b />
      </p>
    ) : (
      <p>Text</p>
    )}
    {busy && <>Text {/* reported */}</>}
  </div>
)

export function ReportedRoot({ busy, label }: Props) {
  if (busy) return <b />
  return label /* reported */
}

export const Accepted = ({ n, m, busy, label, icon, mark, children }: Props) => (
  <div>
    <p>{`${n} of ${m}`}</p>
    <p>{label}</p>
    <p>{children}</p>
    <p>{busy ? label : <b />}</p>
    <p>
      Text <AlwaysElement /> {WORDS.title} {branding.council} {mark}
    </p>
    <p>
      {busy ? <b /> : icon} <span>{label}</span>
    </p>
  </div>
)
