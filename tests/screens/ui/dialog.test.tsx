import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from '@/lib/zod'
import { DocumentField } from '@/features/files/document-field'
import { Form } from '@/form/form'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { AlertsProvider } from '@/ui/alerts-provider'
import { AnnouncerProvider } from '@/ui/announcer-provider'
import { Button } from '@/ui/button'
import { Dialog, DialogCancel } from '@/ui/dialog'
import { pressInAlert } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'

const schema = z.object({ name: z.string(), file: z.custom<File | undefined>() })

function NameDialog({ onClose, name }: { onClose: () => void; name: string }) {
  const form = useSchemaForm(schema, { name })
  return (
    <Dialog open onClose={onClose} title="Recipient">
      <Form
        form={form}
        busy={false}
        submitError={null}
        onSubmit={onClose}
        actions={
          <>
            <Button type="submit">Send</Button>
            <DialogCancel />
          </>
        }
      >
        <TextField control={form.control} name="name" label="Name" />
        <DocumentField control={form.control} name="file" label="Letter" hint="" endings={['pdf']} />
      </Form>
    </Dialog>
  )
}

async function open(name = 'Nimal') {
  const onClose = vi.fn<() => void>()
  render(
    <AnnouncerProvider>
      <AlertsProvider>
        <NameDialog onClose={onClose} name={name} />
      </AlertsProvider>
    </AnnouncerProvider>,
  )
  await screen.findByRole('dialog')
  return { user: userEvent.setup(), onClose }
}

test.each([
  ['', 'Name'],
  ['Nimal', 'Letter'],
])('opens with the focus on the first empty field: name "%s"', async (name, label) => {
  await open(name)
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
})

const QUESTION = 'Discard what you entered?'

const WAYS = ['Escape', 'Close', 'Cancel'] as const

async function close(user: ReturnType<typeof userEvent.setup>, way: (typeof WAYS)[number]) {
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(screen.getByRole('button', { name: way }))
}

test.each(WAYS)('%s asks before what was typed is discarded', async (way) => {
  const { user, onClose } = await open()
  await user.type(screen.getByLabelText('Name'), ' Perera')
  await close(user, way)
  await pressInAlert(user, QUESTION, 'Keep editing')
  expect(screen.getByLabelText('Name')).toHaveValue('Nimal Perera')
  expect(onClose).not.toHaveBeenCalled()
  await close(user, way)
  await pressInAlert(user, QUESTION, 'Discard')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test.each(WAYS)('%s closes immediately if nothing was changed', async (way) => {
  const { user, onClose } = await open()
  const name = screen.getByLabelText('Name')
  await user.type(name, ' P')
  await user.clear(name)
  await user.type(name, 'Nimal')
  await close(user, way)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('asks before a chosen file is discarded', async () => {
  const { user, onClose } = await open()
  await user.upload(screen.getByLabelText('Letter'), await makePdfFile('letter.pdf'))
  await screen.findByText('letter.pdf chosen.')
  await close(user, 'Escape')
  await pressInAlert(user, QUESTION, 'Keep editing')
  expect(onClose).not.toHaveBeenCalled()
})

test('a press outside keeps what was typed', async () => {
  const { user, onClose } = await open()
  await user.type(screen.getByLabelText('Name'), ' Perera')
  await user.click(document.body)
  expect(screen.getByLabelText('Name')).toHaveValue('Nimal Perera')
  expect(onClose).not.toHaveBeenCalled()
})

test('Send closes without a question', async () => {
  const { user, onClose } = await open()
  await user.type(screen.getByLabelText('Name'), ' Perera')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
