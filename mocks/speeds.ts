import { NO_DELAY, type Delay } from '@/wire/mock/conditions'
import { USUAL_UPLOAD_SPEED } from '@/wire/mock/simulated-upload'

export const DELAYS: readonly { value: string; label: string; delay: Delay }[] = [
  { value: 'none', label: 'At once', delay: NO_DELAY },
  { value: 'slow', label: 'After 1 to 3 seconds', delay: { least: 1000, most: 3000 } },
  { value: 'very-slow', label: 'After 8 seconds', delay: { least: 8000, most: 8000 } },
]

export const UPLOAD_SPEEDS: readonly { value: string; label: string; uploadSpeed: number }[] = [
  { value: 'usual', label: 'At 4 MB a second', uploadSpeed: USUAL_UPLOAD_SPEED },
  { value: 'slow', label: 'At 250 kB a second', uploadSpeed: 250_000 },
  { value: 'very-slow', label: 'At 25 kB a second', uploadSpeed: 25_000 },
]
