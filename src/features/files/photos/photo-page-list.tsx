import { ArrowDown, ArrowUp, RotateCw, X } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/icon-button'
import type { PhotoPage, usePhotoPages } from './use-photo-pages'

const TURNS = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const

interface PhotoPageListProps extends Pick<ReturnType<typeof usePhotoPages>, 'pages' | 'turn' | 'move' | 'remove'> {
  /** Called when the focused page was the last one. */
  onEmptied: () => void
}

export function PhotoPageList({ pages, turn, move, remove, onEmptied }: PhotoPageListProps) {
  const list = useRef<HTMLOListElement>(null)

  /** Keeps the focus in the list, on the page that takes the place of the removed one. */
  function removeAt(index: number, page: PhotoPage) {
    flushSync(() => remove(page))
    if (pages.length === 1) return onEmptied()
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
    buttons?.[Math.min(index, buttons.length - 1)]?.focus()
  }

  return (
    <ol ref={list} aria-label="Pages" className="grid gap-3">
      {pages.map((page, index) => {
        const place = index + 1
        return (
          <li key={page.id} className="flex gap-4 rounded-card border border-rule p-3">
            <span className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-control bg-sunk">
              <Thumbnail page={page} />
            </span>
            <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-2 sm:flex-nowrap">
              <div className="min-w-0">
                <p className="font-semibold tabular-nums">{`Page ${place}`}</p>
                <p className="text-sm wrap-anywhere text-ink-soft">{page.name}</p>
              </div>
              <div role="group" aria-label={`Page ${place}`} className="-ml-2.5 flex shrink-0">
                <IconButton
                  label={`Move page ${place} up`}
                  icon={<ArrowUp aria-hidden size={20} />}
                  disabledReason={index === 0 ? 'First page' : undefined}
                  onClick={() => move(page, index - 1)}
                />
                <IconButton
                  label={`Move page ${place} down`}
                  icon={<ArrowDown aria-hidden size={20} />}
                  disabledReason={place === pages.length ? 'Last page' : undefined}
                  onClick={() => move(page, index + 1)}
                />
                <IconButton
                  label={`Turn page ${place}`}
                  icon={<RotateCw aria-hidden size={20} />}
                  onClick={() => turn(page)}
                />
                <IconButton
                  data-remove
                  label={`Remove page ${place}`}
                  icon={<X aria-hidden size={20} />}
                  onClick={() => removeAt(index, page)}
                />
              </div>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function Thumbnail({ page: { thumbnail, turns } }: { page: PhotoPage }) {
  // The object URL lives as long as the picture.
  const setAddress = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(thumbnail)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [thumbnail],
  )
  return (
    <img
      ref={setAddress}
      alt=""
      className={classNames('size-24 object-contain transition-transform duration-150 ease-quiet', TURNS[turns])}
    />
  )
}
