import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { protocol, type CallName } from '@/contract'
import { CallLog } from '@/wire/mock/call-log'
import { CallsPanel } from '@mocks/console/calls-panel'

/** Calls `onLayout` before the effects that subscribe. */
function LayoutEffect({ onLayout }: { onLayout: () => void }) {
  useLayoutEffect(() => onLayout(), [onLayout])
  return null
}

test('a call made while the list of calls renders is listed', async () => {
  const log = new CallLog<CallName>(protocol)
  const request = new Request('http://host.test/ViewBudgets.php')
  const beginCall = () => void log.begin('listBudgets', request, new Date(0))
  render(
    <>
      <CallsPanel log={log} />
      <LayoutEffect onLayout={beginCall} />
    </>,
  )
  expect(await screen.findByText('listBudgets')).toBeVisible()
})
