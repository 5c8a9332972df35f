import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '@/ui/button'
import { CharacterCounter } from '@/ui/character-counter'
import { Field } from '@/ui/field'
import { FileDrop } from '@/ui/file-drop'
import { PasswordInput } from '@/ui/password-input'
import { Skeleton } from '@/ui/skeleton'

test('a disabled button explains why, stays focusable and does nothing', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button onClick={onClick} disabledReason="Applications are closed.">
      Finish and Submit
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Finish and Submit', description: 'Applications are closed.' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a busy submit button submits nothing more, also by Enter', async () => {
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy busyLabel="Sending...">
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sending...' }))
  await userEvent.type(screen.getByLabelText('Name'), 'a{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a password can be shown and hidden, and pasted', async () => {
  const user = userEvent.setup()
  render(<Field label="Password">{(control) => <PasswordInput {...control} />}</Field>)
  const input = screen.getByLabelText('Password')
  await user.click(input)
  await user.paste('Kandy-1815')
  expect(input).toHaveProperty('value', 'Kandy-1815')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

test('the counter is always visible and announced only near the end', () => {
  const spoken = (container: HTMLElement) => container.querySelector('[aria-live]')?.textContent
  const { container, rerender } = render(<CharacterCounter length={800} max={1000} />)
  expect(screen.getByText('800 of 1,000 characters')).toBeTruthy()
  expect(spoken(container)).toBe('')
  rerender(<CharacterCounter length={955} max={1000} />)
  expect(spoken(container)).toBe('50 characters left')
  rerender(<CharacterCounter length={1012} max={1000} />)
  expect(screen.getByText('12 characters too many')).toBeTruthy()
  expect(spoken(container)).toBe('Too many characters.')
})

test('Loading... takes its space immediately and appears after a moment', async () => {
  render(<Skeleton />)
  const words = screen.getByText('Loading...')
  expect(getComputedStyle(words).visibility).toBe('hidden')
  await waitFor(() => expect(getComputedStyle(words).visibility).toBe('visible'))
  expect(screen.getByRole('status').textContent).toBe('Loading...')
})

function Drop({ multiple = false }: { multiple?: boolean }) {
  const [files, setFiles] = useState<File[]>([])
  const [folders, setFolders] = useState<readonly string[]>([])
  return (
    <>
      <FileDrop
        label="Project Proposal"
        accept=".pdf"
        multiple={multiple}
        files={files}
        onAdd={(added, dropped) => {
          setFiles([...files, ...added])
          setFolders(dropped)
        }}
        onRemove={(removed) => setFiles(files.filter((file) => file !== removed))}
      />
      <p>Folders: {folders.join(', ')}</p>
    </>
  )
}

const pdf = (name: string) => new File([new Uint8Array(2_400_000)], name, { type: 'application/pdf' })

test('a file can be chosen, is shown with its size, and can be removed', async () => {
  const user = userEvent.setup()
  render(<Drop />)
  await user.upload(screen.getByLabelText('Project Proposal'), pdf('proposal.pdf'))
  expect(screen.getByText('proposal.pdf')).toBeTruthy()
  expect(screen.getByText('2.4 MB')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove proposal.pdf' }))
  expect(screen.queryByText('proposal.pdf')).toBeNull()
})

test('dropped files and folders are distinguished', () => {
  const dataTransfer = new DataTransfer()
  for (const name of ['one.pdf', 'two.pdf', 'My folder']) dataTransfer.items.add(pdf(name))
  const directory = { isDirectory: true, name: 'My folder' } as FileSystemEntry // A script cannot create one.
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockImplementation(function (this: DataTransferItem) {
    return this.getAsFile()?.name === directory.name ? directory : null
  })
  render(<Drop />)
  fireEvent(screen.getByText('or drop it here'), new DragEvent('drop', { bubbles: true, dataTransfer }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('one.pdf'),
    expect.stringContaining('two.pdf'),
  ])
  expect(screen.getByText('Folders: My folder')).toBeVisible()
})
