import { describeElement } from './loss-of-content'

/** In milliseconds. WCAG has no limit, but shorter motion is invisible. */
const VISIBLE_DURATION = 10

const smoothScrolls: string[] = []

/** Records smooth scrolling by scripts, which no CSS rule can prevent. */
function watchScrolling(owner: Element | Window, method: 'scroll' | 'scrollTo' | 'scrollBy' | 'scrollIntoView') {
  const original: unknown = Reflect.get(owner, method)
  if (typeof original !== 'function') return
  Reflect.set(owner, method, function scroll(this: unknown, ...args: unknown[]) {
    if (Object(args[0]).behavior === 'smooth') smoothScrolls.push(`${method} scrolls smoothly`)
    return Reflect.apply(original, this, args)
  })
}

for (const method of ['scroll', 'scrollTo', 'scrollBy'] as const) {
  watchScrolling(window, method)
  watchScrolling(Element.prototype, method)
}
watchScrolling(Element.prototype, 'scrollIntoView')

const checkedKinds = new Set<string>()

const PARTS = [undefined, '::before', '::after', '::backdrop'] as const

const toLongestMilliseconds = (times: string) =>
  Math.max(...times.split(',').map((time) => 1000 * Number.parseFloat(time)))

/** Returns the rules that move an element or its pseudo-elements. Checks elements with the same classes once. */
function findSlowRules(element: Element): string[] {
  const kind = `${element.tagName} ${element.getAttribute('class') ?? ''}`
  if (checkedKinds.has(kind)) return []
  checkedKinds.add(kind)
  return PARTS.flatMap((part) => {
    const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, part)
    const slow = [transitionDuration, animationDuration].filter(
      (time) => toLongestMilliseconds(time) > VISIBLE_DURATION,
    )
    const smooth = scrollBehavior === 'smooth' ? ['smooth scrolling'] : []
    return [...slow, ...smooth].map((motion) => `${describeElement(element)}${part ?? ''} has ${motion}`)
  })
}

/**
 * Returns running motion, motion that a change would cause, and smooth scrolling since the last call. The browser of the
 * test has to set `prefers-reduced-motion`.
 */
export function findMotion(): string[] {
  const animations = document.getAnimations().flatMap(({ effect }) => {
    const duration = Number(effect?.getComputedTiming().activeDuration)
    if (duration <= VISIBLE_DURATION) return []
    const target = effect instanceof KeyframeEffect && effect.target ? describeElement(effect.target) : 'an element'
    return [`${target} moves for ${duration} ms`]
  })
  const rules = [...document.querySelectorAll('*')].flatMap(findSlowRules)
  return [...animations, ...rules, ...smoothScrolls.splice(0)]
}
