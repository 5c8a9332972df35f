import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { userEvent as realUser } from 'vitest/browser'
import { z } from '@/lib/zod'
import { DocumentField } from '@/features/files/document-field'
import { DateField } from '@/form/date-field'
import { Form } from '@/form/form'
import { NumberTextField } from '@/form/number-text-field'
import { RadioField } from '@/form/radio-field'
import { RowsField } from '@/form/rows-field'
import { TextField } from '@/form/text-field'
import { useCheckedForm, useSchemaForm } from '@/form/use-schema-form'
import { AnnouncerProvider } from '@/ui/announcer-provider'
import { Button } from '@/ui/button'
import { expectAccessible } from '@tests/support/axe'
import { makeOfficeFile } from '@tests/support/office-files'

const schema = z.object({
  // Not in the rendered order, on purpose.
  grantRows: z.array(
    z.object({ source: z.string(), amount: z.string().check(z.regex(/^\d*$/, 'Amount must be a valid number.')) }),
  ),
  name: z.string().check(z.minLength(1, 'Name is required')),
  leave: z.string().check(z.minLength(1, 'Leave Get is required')),
  proposal: z.custom<File | null>((value) => value instanceof File, 'Project Proposal is required.'),
})
const blank = { name: '', leave: '', proposal: null, grantRows: [{ source: '', amount: '' }] }

type Submit = (values: z.output<typeof schema>) => void | Promise<void>

interface GrantFormProps {
  onSubmit?: Submit
  onInvalid?: () => void
  busy?: boolean
  submitError?: string
}

const ignore: Submit = () => {}

function GrantForm({ onSubmit = ignore, onInvalid, busy = false, submitError }: GrantFormProps) {
  const form = useSchemaForm(schema, blank)
  return (
    <AnnouncerProvider>
      <main>
        <h1>Grant</h1>
        <Form
          form={form}
          onSubmit={onSubmit}
          busy={busy}
          submitError={submitError}
          {...(onInvalid === undefined ? {} : { onInvalid })}
          actions={<Button type="submit">Next</Button>}
        >
          <TextField control={form.control} name="name" label="Name" />
          <RadioField
            control={form.control}
            name="leave"
            label="Leave"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
          <RowsField
            control={form.control}
            name="grantRows"
            label="Previous grants"
            rowLabel="Grant row"
            addLabel="Add a grant"
            newRow={{ source: '', amount: '' }}
          >
            {(index) => (
              <>
                <TextField control={form.control} name={`grantRows.${index}.source`} label="Funding source" />
                <NumberTextField control={form.control} name={`grantRows.${index}.amount`} label="Amount" />
              </>
            )}
          </RowsField>
          <DocumentField control={form.control} name="proposal" label="Project Proposal" endings={['docx']} />
        </Form>
      </main>
    </AnnouncerProvider>
  )
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
const focused = () => document.activeElement

/** Starts like a zip, as every .docx does. */
const PROPOSAL = makeOfficeFile.docx('proposal.docx')

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'N. Perera')
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  await userEvent.upload(screen.getByLabelText('Project Proposal'), PROPOSAL)
  await screen.findByText('proposal.docx')
}

test('a failed check lists errors in reading order, focused and linked', async () => {
  const onInvalid = vi.fn<() => void>()
  render(<GrantForm onInvalid={onInvalid} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a grant' }))
  await userEvent.type(screen.getAllByLabelText('Amount')[1] ?? document.body, '12x')
  await next()

  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('heading', { name: 'There is a problem' })).toBeTruthy()
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Name is required',
    'Leave Get is required',
    'Amount, grant row 2: Amount must be a valid number.',
    'Project Proposal is required.',
  ])
  expect(focused()).toBe(summary)
  expect(onInvalid).toHaveBeenCalledOnce()
  await expectAccessible()

  await userEvent.click(within(summary).getByRole('link', { name: /^Amount, grant row 2/ }))
  expect(focused()).toBe(screen.getAllByLabelText('Amount')[1])
  await userEvent.click(within(summary).getByRole('link', { name: 'Project Proposal is required.' }))
  expect(focused()).toBe(screen.getByLabelText('Project Proposal'))
  await userEvent.click(within(summary).getByRole('link', { name: 'Leave Get is required' }))
  expect(focused()).toBe(screen.getByRole('radio', { name: 'Yes' }))
})

test('a corrected error disappears at the field and in the summary', async () => {
  render(<GrantForm />)
  await next()
  await screen.findByRole('link', { name: 'Name is required' })
  await userEvent.type(screen.getByLabelText('Name'), 'N. Perera')
  await waitFor(() => expect(screen.queryByText('Name is required')).toBeNull())
})

test('two presses submit once, however close they are', async () => {
  const onSubmit = vi.fn<Submit>()
  let finish = () => {}
  const work = new Promise<void>((resolve) => (finish = resolve))
  render(
    <GrantForm
      onSubmit={(values) => {
        void onSubmit(values)
        return work
      }}
    />,
  )
  await fillIn()
  const button = screen.getByRole('button', { name: 'Next' })
  button.click()
  // Waits for the next task, which comes before the next render.
  await new Promise((next) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', next, { once: true })
    port1.start()
    port2.postMessage(null)
  })
  button.click()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  finish()
  await work
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('valid values are submitted with their file', async () => {
  const onSubmit = vi.fn<Submit>()
  render(<GrantForm onSubmit={onSubmit} />)
  await fillIn()
  await next()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'N. Perera',
    leave: 'no',
    proposal: PROPOSAL,
    grantRows: [{ source: '', amount: '' }],
  })
})

test('rows are added and removed by keyboard, and the focus goes with them', async () => {
  render(<GrantForm />)
  expect(screen.queryByRole('button', { name: /^Remove grant row/ })).toBeNull()
  screen.getByRole('button', { name: 'Add a grant' }).focus()
  await userEvent.keyboard('{Enter}')
  const second = screen.getByRole('group', { name: 'Grant row 2' })
  expect(focused()).toBe(within(second).getByLabelText('Funding source'))
  await userEvent.keyboard('NRC')

  screen.getByRole('button', { name: 'Remove grant row 1' }).focus()
  await userEvent.keyboard('{Enter}')
  const left = screen.getByRole('group', { name: 'Grant row 1' })
  expect(within(left).getByLabelText('Funding source')).toHaveProperty('value', 'NRC')
  expect(focused()).toBe(within(left).getByLabelText('Funding source'))
  expect(screen.getByText('Grant row 1 removed')).toBeTruthy()
})

test('the host’s response is shown once, and a busy form not resent', async () => {
  const onSubmit = vi.fn<Submit>()
  const failed = 'There was an error submitting the form. Please try again.'
  const { rerender } = render(<GrantForm busy onSubmit={onSubmit} submitError={failed} />)
  expect(screen.getByRole('alert').textContent).toBe(failed)
  await fillIn()
  await next()
  rerender(<GrantForm onSubmit={onSubmit} submitError={failed} />)
  await next()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

function CheckedForm() {
  const form = useCheckedForm<{ marks: string }>(
    ({ marks }) =>
      marks === '' ? ['Enter the marks.', 'Marks are a number.'].map((message) => ({ field: 'marks', message })) : [],
    { marks: '' },
  )
  return (
    <Form form={form} onSubmit={() => {}} busy={false} submitError={null} actions={<Button type="submit">Next</Button>}>
      <TextField control={form.control} name="marks" label="Overall Marks" />
    </Form>
  )
}

test('a form checked by a domain function shows a field’s first problem', async () => {
  render(<CheckedForm />)
  await next()
  expect(await screen.findByRole('textbox', { name: 'Overall Marks', description: 'Enter the marks.' })).toBeTruthy()
})

interface DatesFormProps {
  onSubmit: (values: { day: string; time: string }) => void
}

/** Neither field is required, so an empty value alone would pass. */
function DatesForm({ onSubmit }: DatesFormProps) {
  const form = useSchemaForm(z.object({ day: z.string(), time: z.string() }), { day: '', time: '' })
  return (
    <Form form={form} onSubmit={onSubmit} busy={false} submitError={null} actions={<Button type="submit">Next</Button>}>
      <DateField control={form.control} name="day" label="Day" />
      <DateField control={form.control} name="time" label="Time" type="time" />
    </Form>
  )
}

test('an incomplete date or time is an error on blur, and not sent', async () => {
  const onSubmit = vi.fn<DatesFormProps['onSubmit']>()
  render(<DatesForm onSubmit={onSubmit} />)
  const day = screen.getByLabelText<HTMLInputElement>('Day')
  const time = screen.getByLabelText<HTMLInputElement>('Time')
  // Real keys, because those of Testing Library set the value at once.
  day.focus()
  await realUser.keyboard('02')
  expect(day.validity.badInput).toBe(true)
  expect(day).not.toHaveAccessibleDescription()
  time.focus()
  await realUser.keyboard('08')
  expect(day).toHaveAccessibleDescription('Enter a full date, with a year from 2000 to 2099.')
  await realUser.keyboard('{Enter}')
  expect(await screen.findByRole('link', { name: 'Enter a full date, with a year from 2000 to 2099.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Enter the hours and the minutes.' })).toBeTruthy()
  expect(time).toHaveAccessibleDescription('Enter the hours and the minutes.')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(day, '2027-02-01')
  await userEvent.type(time, '08:30')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await next()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '2027-02-01', time: '08:30' }))
})

test('an error that appears on blur does not move the button under the pointer', async () => {
  render(<DatesForm onSubmit={() => {}} />)
  screen.getByLabelText('Day').focus()
  await realUser.keyboard('02')
  await realUser.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('link', { name: 'Enter a full date, with a year from 2000 to 2099.' })).toBeTruthy()
})
