import { useState } from 'react'

interface PageFieldProps {
  page: number
  pageCount: number
  onSelect: (page: number) => void
}

/** Shows the number of the current page. Typing another number opens that page. */
export function PageField({ page, pageCount, onSelect }: PageFieldProps) {
  const [typedPage, setTypedPage] = useState<string>()
  const submit = () => {
    const number = Number(typedPage)
    if (Number.isInteger(number) && number > 0) onSelect(Math.min(number, pageCount))
    setTypedPage(undefined)
  }
  return (
    <div className="flex items-center gap-1.5 text-sm whitespace-nowrap tabular-nums">
      <input
        aria-label={`Page, of ${pageCount}`}
        inputMode="numeric"
        autoComplete="off"
        value={typedPage ?? page}
        onClick={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setTypedPage(target.value)}
        onBlur={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          submit()
        }}
        className="h-9 w-11 rounded-control border border-rule-strong bg-raised text-center text-ink"
      />
      <span aria-hidden>{`of ${pageCount}`}</span>
    </div>
  )
}
