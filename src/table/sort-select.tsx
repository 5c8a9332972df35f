import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import type { Column, Sort } from './rows'
import { readSort, sortText } from './search-params'

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

/** Sorting where rows are cards, and there is no head to press. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const sortable = columns.filter(column => column.sortValue !== undefined)
  if (sortable.length === 0) return null
  return (
    <div className="min-w-36 flex-1 @min-[40rem]:hidden">
      <Field label="Sort by">
        {control => (
          <Select
            {...control}
            value={sortText(sort)}
            placeholder={sort === null ? 'As listed' : undefined}
            options={sortable.flatMap(({ id, header }) => [
              { value: id, label: `${header}, ascending` },
              { value: `-${id}`, label: `${header}, descending` },
            ])}
            onChange={event => onSort(readSort(event.target.value))}
          />
        )}
      </Field>
    </div>
  )
}
