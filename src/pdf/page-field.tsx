import { useState } from 'react'

interface PageFieldProps {
  page: number
  last: number
  onGo: (page: number) => void
}

/** Shows the current page; a number typed here opens that page. */
export function PageField({ page, last, onGo }: PageFieldProps) {
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const number = Number(typed)
    if (Number.isInteger(number) && number > 0) onGo(Math.min(number, last))
    setTyped(undefined)
  }
  return (
    <div className="flex items-center gap-1.5 text-sm whitespace-nowrap tabular-nums">
      <input
        aria-label={`Page, of ${last}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? page}
        onClick={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          go()
        }}
        className="h-9 w-11 rounded-control border border-rule-strong bg-raised text-center text-ink"
      />
      <span aria-hidden>{`of ${last}`}</span>
    </div>
  )
}
