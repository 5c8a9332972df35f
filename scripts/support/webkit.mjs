import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const LIBRARIES = '/usr/lib'
const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/xvfb-run'
const PORT = 4178

export const WEBKIT_MISSING = 'not installed; apt-get install webkit2gtk-driver xvfb'

/** Debian's WebKit, by its folder of the machine's kind and of its own version; undefined where there is none. */
export const webKitPath = () => {
  if (!existsSync(DRIVER) || !existsSync(DISPLAY)) return undefined
  const folders = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'))
  const versions = folders.flatMap((name) => [`${name}/webkit2gtk-4.1`, `${name}/webkit2gtk-4.0`])
  return versions.map((path) => `${LIBRARIES}/${path}/MiniBrowser`).find((path) => existsSync(path))
}

/** @type {(address: string) => Promise<void>} */
const untilItAnswers = async (address) => {
  while (!(await fetch(`${address}/status`).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Starts WebKit's driver on a display of its own. */
export const startWebKitDriver = async () => {
  // A process group of its own: the display ends with what was started on it.
  const child = spawn(DISPLAY, ['--auto-servernum', DRIVER, `--port=${PORT}`], {
    stdio: 'ignore',
    detached: true,
    // Its sandbox needs rights that a container has not; the pages are the portal's own.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', TZ: 'Asia/Colombo' },
  })
  const address = `http://127.0.0.1:${PORT}`
  await untilItAnswers(address)
  return { address, stop: () => void (child.pid !== undefined && process.kill(-child.pid)) }
}
