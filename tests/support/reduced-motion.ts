import { named } from './loss-of-content'

/** What moves although the system asks for less motion. It is for a browser that says so to the page. */

/** In milliseconds; WCAG has no bound, and nobody sees what takes less. */
const SEEN = 10

const scrolledSmoothly: string[] = []

/** Notes a call that scrolls smoothly, which no rule of CSS can take back. */
function watchScrolling(owner: Element | Window, method: 'scroll' | 'scrollTo' | 'scrollBy' | 'scrollIntoView') {
  const original: unknown = Reflect.get(owner, method)
  if (typeof original !== 'function') return
  Reflect.set(owner, method, function scroll(this: unknown, ...given: unknown[]) {
    if (Object(given[0]).behavior === 'smooth') scrolledSmoothly.push(`${method} scrolls smoothly`)
    return Reflect.apply(original, this, given)
  })
}

for (const method of ['scroll', 'scrollTo', 'scrollBy'] as const) {
  watchScrolling(window, method)
  watchScrolling(Element.prototype, method)
}
watchScrolling(Element.prototype, 'scrollIntoView')

const looked = new Set<string>()

const PARTS = [undefined, '::before', '::after', '::backdrop'] as const

const milliseconds = (times: string) => Math.max(...times.split(',').map((time) => 1000 * Number.parseFloat(time)))

/** Rules for elements of these classes, and for what is drawn with them, that would let something move. */
function slowRules(element: Element): string[] {
  const kind = `${element.tagName} ${element.getAttribute('class') ?? ''}`
  if (looked.has(kind)) return []
  looked.add(kind)
  return PARTS.flatMap((part) => {
    const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, part)
    const slow = [transitionDuration, animationDuration].filter((time) => milliseconds(time) > SEEN)
    const smooth = scrollBehavior === 'smooth' ? ['smooth scrolling'] : []
    return [...slow, ...smooth].map((what) => `${named(element)}${part ?? ''} has ${what}`)
  })
}

/** All that moves, or would if it changed, and each smooth scrolling since this was last called. */
export function stillMoving(): string[] {
  const animations = document.getAnimations().flatMap(({ effect }) => {
    const lasts = Number(effect?.getComputedTiming().activeDuration)
    if (lasts <= SEEN) return []
    const moved = effect instanceof KeyframeEffect && effect.target ? named(effect.target) : 'something'
    return [`${moved} moves for ${lasts} ms`]
  })
  const rules = [...document.querySelectorAll('*')].flatMap(slowRules)
  return [...animations, ...rules, ...scrolledSmoothly.splice(0)]
}
