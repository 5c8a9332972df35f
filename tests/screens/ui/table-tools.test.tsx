import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '@tests/support/axe'
import { createSavedViews } from '@/table/saved-views'
import { createMemoryStorage } from '@tests/support/memory-storage'
import { announced, cellsOf, showTable } from './table-fixture'

const head = (name: RegExp | string) => screen.getByRole('columnheader', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('sorting by several columns', () => {
  test('adds, reverses and removes a column by Shift and click', async () => {
    const { search } = showTable()
    const user = userEvent.setup()
    await user.click(within(head('Year')).getByRole('button'))
    const title = () => within(head(/^Project Title/)).getByRole('button')
    await user.keyboard('{Shift>}')
    await user.click(title())
    expect(search()).toBe('?sort=year,title')
    expect(head('Year').getAttribute('aria-sort')).toBe('ascending')
    expect(title()).toHaveAccessibleName('Project Title, then by, ascending')
    expect(cellsOf(1, 6)).toEqual(['Rice 1', 'Rice 3', 'Rice 5', 'Wells 2', 'Wells 4', 'Rice 7'])

    await user.click(title())
    expect(announced()).toBe('Sorted by Year, ascending, then by Project Title, descending.')
    await user.click(title())
    await user.keyboard('{/Shift}')
    expect(search()).toBe('?sort=year')
  })

  test('works by keyboard in a list of levels', async () => {
    const { search } = showTable('/?sort=-year')
    screen.getByRole('button', { name: 'List' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.selectOptions(await screen.findByLabelText('Then by'), 'Project Title, descending')
    expect(search()).toBe('?sort=-year,-title')
    await expectAccessible()
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'As listed')
    expect(search()).toBe('?sort=-title')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'List' })).toHaveFocus())
  })
})

test('columns and density can be chosen, except the column that names a row', async () => {
  const { search } = showTable()
  await press('List')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Grant (Pdf)' }))
  expect(screen.queryByRole('checkbox', { name: 'Project Title' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
  expect(search()).toBe('?hide=pdf&density=compact')
  expect(screen.queryByRole('columnheader', { name: 'Grant (Pdf)', hidden: true })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Grant (Pdf)' }))
  expect(search()).toBe('?density=compact')
})

describe('the address', () => {
  const address = '/?q=rice&sort=-title&year=2026&size=50&hide=pdf&density=compact'

  test('shows the same rows when it is pasted', () => {
    showTable(address)
    expect(screen.getByRole('status').textContent).toBe('12 of 30 rows')
    expect(cellsOf(1)).toEqual(['Rice 29', 'Rice 27', 'Rice 25'])
    expect(screen.queryByRole('columnheader', { name: 'Grant (Pdf)' })).toBeNull()
  })

  test('shows them again after Back, from any page', async () => {
    const { router, search } = showTable('/')
    await userEvent.type(screen.getByLabelText('Search'), 'rice')
    for (const link of ['Elsewhere', 'Afresh']) {
      await userEvent.click(screen.getByRole('link', { name: link }))
      await waitFor(() => expect(search()).toBe(''))
      await router.navigate(-1)
      await waitFor(() => expect(screen.getByLabelText('Search')).toHaveProperty('value', 'rice'))
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe('15 of 30 rows'))
    }
  })
})

describe('saved views', () => {
  test('are saved, chosen, renamed, deleted and kept for the next visit', async () => {
    const storage = createMemoryStorage()
    const views = createSavedViews(storage, 'views:12:grants')
    const first = showTable('/?q=rice&sort=-title&page=2', { views })
    await press('List')
    await userEvent.type(await screen.findByLabelText('Name of a new view'), 'Rice first')
    await press('Save view')
    expect(announced()).toBe('View Rice first saved.')
    first.unmount()

    const { search } = showTable('/', { views })
    await press('List')
    await userEvent.click(await screen.findByRole('button', { name: 'Rice first' }))
    expect(search()).toBe('?q=rice&sort=-title')
    expect(screen.getByRole('button', { name: 'Rice first' }).getAttribute('aria-current')).toBe('true')

    await press('Rename view Rice first')
    const field = screen.getByLabelText('New name for Rice first')
    expect(document.activeElement).toBe(field)
    await userEvent.clear(field)
    await userEvent.type(field, 'Rice{Enter}')
    await press('Delete view Rice')
    expect(screen.queryByRole('list', { name: 'Your views' })).toBeNull()
    expect(storage.getItem(views.key)).toBe('[]')
  })

  test('keep a typed name when their panel is closed', async () => {
    showTable('/', { views: createSavedViews(createMemoryStorage(), 'views:12:grants') })
    await press('List')
    await userEvent.type(await screen.findByLabelText('Name of a new view'), 'Rice')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByLabelText('Name of a new view')).toBeNull())
    await press('List')
    expect(await screen.findByLabelText('Name of a new view')).toHaveProperty('value', 'Rice')
  })

  test('need a name and a browser that can store them', async () => {
    const storage = createMemoryStorage()
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    showTable('/', { views: createSavedViews(storage, 'views:12:grants') })
    await press('List')
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }))
    expect(screen.getByText('Give the view a name.')).toBeTruthy()
    await userEvent.click(screen.getByLabelText('Name of a new view'))
    await userEvent.paste('x'.repeat(61))
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('This name is too long: at most 60 characters.')).toBeTruthy()
    expect(screen.getByLabelText('Name of a new view')).toHaveProperty('value', 'x'.repeat(61))
    await userEvent.clear(screen.getByLabelText('Name of a new view'))
    await userEvent.type(screen.getByLabelText('Name of a new view'), 'Mine{Enter}')
    expect(screen.getByText('This browser blocks saving.')).toBeTruthy()
  })
})

test('a CSV file has the rows found and columns shown, in order', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  showTable('/?year=2025&sort=-id&hide=year', { downloadName: 'submitted-grants' })
  await press('List')
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())

  const [file] = saved.mock.calls[0] ?? []
  const lines = ['"Application Id","Project Title"', '"5_2026","Rice 5"', '"4_2026","Wells 4"', '"3_2026","Rice 3"']
  expect(file instanceof Blob && (await file.text()).split('\r\n').slice(0, 4)).toEqual(lines)
  expect(click.mock.contexts[0]).toHaveProperty('download', 'submitted-grants.csv')
  await waitFor(() => expect(announced()).toBe('5 rows saved as submitted-grants.csv.'))
})

describe('a row', () => {
  test('opens over the list, leads to the next, and the list stays', async () => {
    const { search } = showTable('/?q=rice&sort=id', { preview: (row) => <p>Of the year {row.year}</p> })
    await press('Open Rice 5')
    const dialog = await screen.findByRole('dialog', { name: 'Rice 5' })
    expect(within(dialog).getByText('Of the year 2025')).toBeTruthy()
    expect(search()).toBe('?q=rice&sort=id&open=5')
    await press('Next row')
    expect(await screen.findByRole('dialog', { name: 'Rice 7' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next row' })).toHaveFocus()
    expect(announced()).toBe('Rice 7')
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(search()).toBe('?q=rice&sort=id')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open Rice 5' })))
  })

  test('is open if its address says so', async () => {
    showTable('/?open=2', { preview: (row) => <p>{row.year}</p> })
    expect(await screen.findByRole('dialog', { name: 'Wells 2' })).toBeTruthy()
    await press('Previous row')
    expect(await screen.findByRole('dialog', { name: 'Rice 1' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous row' })).toHaveAccessibleDescription(
      'There is no row before this one.',
    )
  })

  test('is left by arrow keys to the same button of the next', async () => {
    showTable()
    screen.getByRole('button', { name: 'View Rice 1' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('View Rice 3')
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('View Wells 2')
  })
})
