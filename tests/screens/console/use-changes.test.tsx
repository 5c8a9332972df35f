import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { contract, type CallName } from '@/contract'
import { CallLog } from '@/wire/mock/call-log'
import { CallsPanel } from '@mocks/console/calls-panel'

/** Runs in a layout effect, before any effect that listens. */
function AsSoonAsShown({ run }: { run: () => void }) {
  useLayoutEffect(() => run(), [run])
  return null
}

test('a call made while the list of calls renders is listed', async () => {
  const log = new CallLog<CallName>()
  const request = new Request('http://host.test/ViewBudgets.php')
  const call = () => void log.begin('listBudgets', contract.listBudgets, request, new Date(0))
  render(
    <>
      <CallsPanel log={log} />
      <AsSoonAsShown run={call} />
    </>,
  )
  expect(await screen.findByText('listBudgets')).toBeVisible()
})
