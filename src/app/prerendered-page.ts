import './before-paint'

/** Starts the preloaded portal after first paint. An earlier start would delay the text and images of the page. */
function startPortal() {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[data-portal]') ?? {}
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', crossOrigin: 'anonymous', src: href })
  document.head.append(script)
}

addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(startPortal)))
