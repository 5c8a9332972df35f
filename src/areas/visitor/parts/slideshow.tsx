import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { limits } from '@/domain/texts/limits'
import { publicFile } from '@/host'
import { classNames } from '@/lib/class-names'
import { useMedia } from '@/ui/use-media'
import type { Elements } from '@/ui/elements'

const PICTURES = ['field', 'laboratory', 'archive']

/** Changes the picture every five seconds. Can be paused, and starts paused for reduced motion (WCAG 2.2.2). */
export function Slideshow({ children }: { children: Elements }) {
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)')
  const [paused, setPaused] = useState<boolean | null>(null)
  const [shown, setShown] = useState(0)
  const isPaused = paused ?? prefersReducedMotion
  // Fetches the other pictures after the page has loaded, well before their turn.
  const [isComplete, setComplete] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setComplete(true), limits.slideshowInterval / 2)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(() => setShown((last) => (last + 1) % PICTURES.length), limits.slideshowInterval)
    return () => clearInterval(timer)
  }, [isPaused])

  return (
    <section className="relative isolate overflow-hidden bg-bar text-on-bar">
      {PICTURES.slice(0, isComplete ? undefined : 1).map((picture, at) => (
        <img
          key={picture}
          src={publicFile(`/images/slide-${picture}.svg`)}
          alt=""
          fetchPriority={at === 0 ? 'high' : 'low'}
          className={classNames(
            'absolute inset-0 -z-20 size-full object-cover object-[78%_50%] transition-opacity duration-200',
            at === shown ? 'opacity-100' : 'opacity-0',
          )}
        />
      ))}
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-r from-bar/90 via-bar/60 to-bar/10 max-md:bg-bar/75"
      />
      {children}
      <button
        type="button"
        aria-label={isPaused ? 'Play the slideshow' : 'Pause the slideshow'}
        onClick={() => setPaused(!isPaused)}
        className="no-print absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-bar/70 hover:bg-bar"
      >
        {isPaused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
      </button>
    </section>
  )
}
