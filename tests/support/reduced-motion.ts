import { describeElement } from './loss-of-content'

/** Finds motion despite `prefers-reduced-motion`, which the browser of the test has to set. */

/** In milliseconds. WCAG has no limit, but shorter motion is invisible. */
const SEEN = 10

const scrolledSmoothly: string[] = []

/** Records smooth scrolling by scripts, which no CSS rule can prevent. */
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

/** Returns the rules that let an element or its pseudo-elements move, once for elements of the same classes. */
function slowRules(element: Element): string[] {
  const kind = `${element.tagName} ${element.getAttribute('class') ?? ''}`
  if (looked.has(kind)) return []
  looked.add(kind)
  return PARTS.flatMap((part) => {
    const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, part)
    const slow = [transitionDuration, animationDuration].filter((time) => milliseconds(time) > SEEN)
    const smooth = scrollBehavior === 'smooth' ? ['smooth scrolling'] : []
    return [...slow, ...smooth].map((what) => `${describeElement(element)}${part ?? ''} has ${what}`)
  })
}

/** Returns all motion, motion that a change would cause, and smooth scrolling since the last call. */
export function findMotion(): string[] {
  const animations = document.getAnimations().flatMap(({ effect }) => {
    const lasts = Number(effect?.getComputedTiming().activeDuration)
    if (lasts <= SEEN) return []
    const moved = effect instanceof KeyframeEffect && effect.target ? describeElement(effect.target) : 'something'
    return [`${moved} moves for ${lasts} ms`]
  })
  const rules = [...document.querySelectorAll('*')].flatMap(slowRules)
  return [...animations, ...rules, ...scrolledSmoothly.splice(0)]
}
