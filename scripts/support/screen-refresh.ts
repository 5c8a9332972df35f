import type { Plugin } from 'vite'

/** `__getReactRefreshIgnoredExports` is a hook of @vitejs/plugin-react for exports that are no components. */
const REFRESH = `
if (import.meta.hot) {
  const { data } = import.meta.hot
  window.__getReactRefreshIgnoredExports = () => ['load']
  if (data.load !== undefined && data.load !== String(load)) import.meta.hot.invalidate('its load has changed')
  data.load = String(load)
}
`

/** Lets Fast Refresh update screens that export `load`. A changed `load` reloads the page, because the router keeps it. */
export const screenRefresh = (): Plugin => ({
  name: 'screen-refresh',
  apply: 'serve',
  transform: (code, id) => (id.endsWith('.screen.tsx') && /^export .*\bload\b/m.test(code) ? code + REFRESH : null),
})
