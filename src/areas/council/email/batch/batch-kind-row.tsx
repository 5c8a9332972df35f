import { useState } from 'react'
import type { Contact } from '@/features/contacts'
import { Button } from '@/ui/button'
import { CheckBox } from '@/ui/check-box'
import { useUnsavedEntry } from '@/ui/unsaved-entries'
import { BatchFields, type RecipientValues } from './batch-fields'

interface BatchKindRowProps {
  role: string
  count: number
  tickedCount: number
  onTick: (isTicked: boolean) => void
  /** The empty fields of a recipient. */
  fields: Readonly<Record<string, string>>
  contacts: readonly Contact[]
  listId: string
  /** Fills the same values into all ticked e-mails of this kind. */
  onTypeAll: (typed: RecipientValues) => void
}

/** Ticks all e-mails of one kind, and fills one recipient into all of them. */
export function BatchKindRow(props: BatchKindRowProps) {
  const { role, count, tickedCount, onTick, fields, contacts, listId, onTypeAll } = props
  const [typed, setTyped] = useState<RecipientValues>({})
  const [used, setUsed] = useState(typed)
  const hasFields = Object.keys(fields).length > 0
  const isEmpty = Object.values(typed).every((text) => text.trim() === '')
  useUnsavedEntry(!isEmpty && typed !== used)
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="min-w-48 flex-[1_1_12rem]">
        <CheckBox
          label={`${role}: ${tickedCount} of ${count}`}
          checked={tickedCount > 0}
          onChange={(isTicked) => onTick(isTicked)}
        />
      </div>
      {hasFields && (
        <>
          <BatchFields
            of={`${role} of all`}
            values={{ ...fields, ...typed }}
            contacts={contacts}
            listId={listId}
            onType={(change) => setTyped({ ...typed, ...change })}
          />
          <Button
            size="small"
            disabledReason={
              isEmpty ? 'Type a name or an address first.' : tickedCount === 0 ? 'None of them is ticked.' : undefined
            }
            onClick={() => {
              onTypeAll(Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== '')))
              setUsed(typed)
            }}
            about={`of ${role}`}
          >
            {`Use for all ${tickedCount}`}
          </Button>
        </>
      )}
    </div>
  )
}
