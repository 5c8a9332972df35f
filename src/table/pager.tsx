import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { formatNumber } from '@/lib/format'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/select'
import type { Page } from './rows'
import { PAGE_SIZES } from './search-params'
import type { ChangeState } from './use-table-state'

interface PagerProps<Row> {
  page: Page<Row>
  rowCount: number
  size: number
  change: ChangeState
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))

/** Pagination, if there are more rows than the smallest page size. */
export function Pager<Row>({ page, rowCount, size, change }: PagerProps<Row>) {
  const sizeId = useId()
  if (rowCount <= PAGE_SIZES[0]) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-4 text-sm">
      <div className="flex items-center gap-3">
        <label htmlFor={sizeId}>Rows a page</label>
        <div className="w-24">
          <Select
            id={sizeId}
            value={String(size)}
            options={SIZES}
            onChange={(event) => change({ size: Number(event.target.value), page: 1 })}
          />
        </div>
      </div>
      <div className="flex items-center gap-2 tabular-nums">
        <span aria-live="polite">
          {`${formatNumber(page.firstRowNumber)}–${formatNumber(page.lastRowNumber)} of ${formatNumber(rowCount)}`}
        </span>
        <IconButton
          label="Previous page"
          icon={<ChevronLeft aria-hidden size={20} />}
          disabledReason={page.page === 1 ? 'This is the first page.' : undefined}
          onClick={() => change({ page: page.page - 1 })}
        />
        <IconButton
          label="Next page"
          icon={<ChevronRight aria-hidden size={20} />}
          disabledReason={page.page === page.pageCount ? 'This is the last page.' : undefined}
          onClick={() => change({ page: page.page + 1 })}
        />
      </div>
    </nav>
  )
}
