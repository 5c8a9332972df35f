/**
 * Waits until no transition runs, because axe reads current colours. A transition may start others in elements that
 * inherit from it. Playwright runs this function in the page, so it has no outer references.
 */
export async function waitForTransitions(): Promise<void> {
  // Ignores spinners, which never end. Also ignores ended animations, which may hold their last state.
  const isMoving = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  for (let still = 0; still < 3; still = document.getAnimations().some(isMoving) ? 0 : still + 1)
    await new Promise(requestAnimationFrame)
}
