/**
 * Waits for colour transitions, which can start others in elements that inherit: axe reads current colours. Playwright
 * runs it in the page, so it refers to nothing outside.
 */
export async function waitForTransitions(): Promise<void> {
  // Ignores spinners, which never end, and ended animations, which may hold their last state.
  const isMoving = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  for (let still = 0; still < 3; still = document.getAnimations().some(isMoving) ? 0 : still + 1)
    await new Promise(requestAnimationFrame)
}
