import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAlerts } from '@/ui/alerts'
import { AlertsProvider } from '@/ui/alerts-provider'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

interface BeneathProps {
  /** Called for each press that reaches the button beneath. */
  onPress: () => void
}

/** A dialog, and an alert, over one button that fills the page. */
function Page({ onPress }: BeneathProps) {
  const [open, setOpen] = useState(false)
  const alerts = useAlerts()
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the window</Button>
      <Button onClick={() => void alerts.show('It is done.')}>Open the alert</Button>
      <button type="button" onMouseDown={onPress} onClick={onPress} style={{ width: '90vw', height: '90vh' }}>
        Beneath
      </button>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title="Window"
          footer={<Button onClick={() => setOpen(false)}>Deny</Button>}
        >
          <p>Are you sure?</p>
        </Dialog>
      )}
    </>
  )
}

const show = (onPress: () => void) =>
  render(
    <AlertsProvider>
      <Page onPress={onPress} />
    </AlertsProvider>,
  )

test('a double press that closes a dialog presses nothing beneath it', async () => {
  const onPress = vi.fn<() => void>()
  show(onPress)
  await userEvent.click(page.getByRole('button', { name: 'Open the window' }))
  await screen.findByRole('dialog')
  await userEvent.dblClick(page.getByRole('button', { name: 'Deny' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onPress).not.toHaveBeenCalled()
})

test.each([
  ['a window', 'Open the window', 'dialog', 'Deny'],
  ['an alert', 'Open the alert', 'alertdialog', 'OK'],
] as const)('a slower second press has no effect once %s is gone', async (_, opener, role, closer) => {
  const onPress = vi.fn<() => void>()
  show(onPress)
  await userEvent.click(page.getByRole('button', { name: opener }))
  await screen.findByRole(role)
  await userEvent.click(page.getByRole('button', { name: closer }))
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  const beneath = screen.getByRole('button', { name: 'Beneath' })
  fireEvent.mouseDown(beneath, { detail: 2 })
  fireEvent.click(beneath, { detail: 2 })
  expect(onPress).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Beneath' }))
  expect(onPress).toHaveBeenCalledTimes(2)
})
