import './before-paint'

/**
 * Runs ahead of a page whose words stand in its HTML. The portal that takes this page over is fetched with it, and started
 * once it was painted: before, it would only keep words and picture waiting.
 */
function startPortal() {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[data-portal]') ?? {}
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', crossOrigin: 'anonymous', src: href })
  document.head.append(script)
}

addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(startPortal)))
