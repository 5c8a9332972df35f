import type { Fault } from '../implementation'
import { useState } from 'react'
import { callNames } from '@/contract'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import type { Delay } from '@/wire/mock/conditions'
import { FAULTS, type FaultKind } from '@/wire/mock/faults'
import { DELAYS, UPLOAD_SPEEDS } from '../speeds'
import { formatFault } from './format-fault'
import type { MockView } from './mock-view'
import { useConditions } from './use-conditions'

const KINDS = Object.keys(FAULTS) as FaultKind[] // A constant has no other keys.

const CALL_OPTIONS = [
  { value: '*', label: 'Every call' },
  ...callNames.toSorted().map((call) => ({ value: call, label: call })),
]
const KIND_OPTIONS = KINDS.map((kind) => ({ value: kind, label: kind }))

const FREQUENCIES: readonly { value: string; label: string; limits: Pick<Fault, 'times' | 'share'> }[] = [
  { value: 'once', label: 'Once', limits: { times: 1 } },
  { value: 'always', label: 'Always', limits: {} },
  { value: 'quarter', label: 'A quarter of the calls', limits: { share: 0.25 } },
  { value: 'half', label: 'Half of the calls', limits: { share: 0.5 } },
]

export function FailuresPanel({ view: { conditions } }: { view: MockView }) {
  const { delay, uploadSpeed, faults } = useConditions(conditions)
  const delayOption = DELAYS.find((option) => option.delay.least === delay.least && option.delay.most === delay.most)
  const uploadOption = UPLOAD_SPEEDS.find((option) => option.uploadSpeed === uploadSpeed)
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="The host answers">
          {(control) => (
            <Select
              {...control}
              options={delayOption ? DELAYS : [...DELAYS, { value: '', label: formatDelay(delay) }]}
              value={delayOption?.value ?? ''}
              onChange={({ target }) =>
                conditions.set({ delay: DELAYS.find(({ value }) => value === target.value)?.delay ?? delay })
              }
            />
          )}
        </Field>
        <Field label="Files are uploaded">
          {(control) => (
            <Select
              {...control}
              options={
                uploadOption ? UPLOAD_SPEEDS : [...UPLOAD_SPEEDS, { value: '', label: formatUploadSpeed(uploadSpeed) }]
              }
              value={uploadOption?.value ?? ''}
              onChange={({ target }) =>
                conditions.set({
                  uploadSpeed: UPLOAD_SPEEDS.find(({ value }) => value === target.value)?.uploadSpeed ?? uploadSpeed,
                })
              }
            />
          )}
        </Field>
      </div>
      <AddFaultForm onAdd={(fault) => conditions.set({ faults: [...faults, fault] })} />
      <section aria-labelledby="active-faults" aria-live="polite" className="grid justify-items-start gap-3">
        <h3 id="active-faults" className="font-semibold">
          What fails now
        </h3>
        {faults.length === 0 && <p className="text-ink-soft">Nothing fails.</p>}
        {faults.length > 0 && (
          <>
            <ul className="grid gap-2">
              {faults.map((fault, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the same fault may be added twice
                <li key={index} className="flex flex-wrap items-center gap-3 wrap-anywhere">
                  <span>{formatFault(fault)}</span>
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => conditions.set({ faults: faults.filter((other) => other !== fault) })}
                  >
                    <span>Remove</span>
                    <span className="sr-only">{` ${formatFault(fault)}`}</span>
                  </Button>
                </li>
              ))}
            </ul>
            <Button size="small" onClick={() => conditions.set({ faults: [] })}>
              Let everything work again
            </Button>
          </>
        )}
      </section>
    </div>
  )
}

const formatDelay = ({ least, most }: Delay) => `After ${formatNumber(least)} to ${formatNumber(most)} milliseconds`

const formatUploadSpeed = (speed: number) => `At ${formatNumber(Math.ceil(speed / 1000))} kB a second`

function AddFaultForm({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const [call, setCall] = useState<Fault['call']>('*')
  const [kind, setKind] = useState<FaultKind>('network')
  const [frequency, setFrequency] = useState('once')
  return (
    <form
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd({ call, kind, ...FREQUENCIES.find(({ value }) => value === frequency)?.limits })
      }}
    >
      <div className="grid w-full items-end gap-4 md:grid-cols-[1fr_2fr_1fr]">
        <Field label="Call">
          {(control) => (
            <Select
              {...control}
              options={CALL_OPTIONS}
              value={call}
              onChange={({ target }) => setCall(callNames.find((name) => name === target.value) ?? '*')}
            />
          )}
        </Field>
        <Field label="Fault" hint={FAULTS[kind]}>
          {(control) => (
            <Select
              {...control}
              options={KIND_OPTIONS}
              value={kind}
              onChange={({ target }) => setKind(KINDS.find((name) => name === target.value) ?? kind)}
            />
          )}
        </Field>
        <Field label="How often">
          {(control) => (
            <Select
              {...control}
              options={FREQUENCIES}
              value={frequency}
              onChange={({ target }) => setFrequency(target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit">Let it fail</Button>
    </form>
  )
}
