import { Play } from 'lucide-react'
import { useState } from 'react'
import { publicFile } from '@/host'
import { Banner } from '@/ui/banner'

const VIDEO = '/video/Application_Portal_Guide.mp4'
const CAPTIONS = '/video/Application_Portal_Guide.vtt'
const POSTER = '/images/slide-laboratory.svg'

/** Fetches nothing of the video before the button is pressed. */
export function GuideVideo() {
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle')

  if (state === 'failed')
    return (
      <Banner tone="warning" title="The video could not be loaded.">
        The guidelines say the same in writing.
      </Banner>
    )

  if (state === 'playing')
    return (
      <video
        controls
        autoPlay
        playsInline
        poster={publicFile(POSTER)}
        aria-label="User guide"
        onError={() => setState('failed')}
        className="aspect-video w-full rounded-card bg-bar"
      >
        <source src={publicFile(VIDEO)} type="video/mp4" onError={() => setState('failed')} />
        <track kind="captions" src={publicFile(CAPTIONS)} srcLang="en" label="English" default />
      </video>
    )

  return (
    <button
      type="button"
      onClick={() => setState('playing')}
      className="group relative isolate grid aspect-video w-full place-items-center overflow-hidden rounded-card bg-bar text-on-bar"
    >
      <img
        src={publicFile(POSTER)}
        alt=""
        loading="lazy"
        className="absolute inset-0 -z-10 size-full object-cover opacity-60"
      />
      <span className="inline-flex items-center gap-3 rounded-full bg-bar/85 px-6 py-3 font-semibold group-hover:bg-bar">
        <Play aria-hidden size={20} />
        Play the user guide
      </span>
    </button>
  )
}
