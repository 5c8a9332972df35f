import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const LIBRARIES = '/usr/lib'
const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/xvfb-run'

export const WEBKIT_MISSING = 'not installed; apt-get install webkit2gtk-driver xvfb'

/** Returns Debian's WebKit, whose folder depends on architecture and version; undefined if none exists. */
export const webKitPath = () => {
  if (!existsSync(DRIVER) || !existsSync(DISPLAY)) return undefined
  const folders = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'))
  const versions = folders.flatMap((name) => [`${name}/webkit2gtk-4.1`, `${name}/webkit2gtk-4.0`])
  return versions.map((path) => `${LIBRARIES}/${path}/MiniBrowser`).find((path) => existsSync(path))
}

/** @type {() => Promise<number>} */
const findFreePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })

/** Starts WebKit's driver on a virtual display. Rejects if it exits before it responds. */
export const startWebKitDriver = async () => {
  const port = await findFreePort()
  // A separate process group, so that `stop` ends the display and everything on it.
  const child = spawn(DISPLAY, ['--auto-servernum', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      TZ: 'Asia/Colombo',
      // The sandbox needs rights that a container lacks. All pages are the portal's own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Keeps pages in the back/forward cache when memory is low.
      WEBKIT_DISABLE_MEMORY_PRESSURE_MONITOR: '1',
    },
  })
  const { pid } = child
  let hasEnded = pid === undefined
  child.on('exit', () => (hasEnded = true))
  child.on('error', () => (hasEnded = true))
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/status`).catch(() => null))) {
    if (hasEnded) throw new Error(`${DRIVER} ended before it responded.`)
    await setTimeout(100)
  }
  return { address, stop: () => void (pid !== undefined && !hasEnded && process.kill(-pid)) }
}
