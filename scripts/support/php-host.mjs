import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../tests/php-host', import.meta.url))

export const PHP_MISSING =
  'needs PHP 8.2 or newer with SQLite (packages php-cli and php-sqlite3; PHP_PATH names another)'

/** Returns PHP_PATH or the system's PHP; null if it is missing, too old or without SQLite. */
export const findPhp = () => {
  const php = process.env.PHP_PATH ?? 'php'
  const check = "exit(PHP_VERSION_ID >= 80200 && extension_loaded('pdo_sqlite') ? 0 : 1);"
  return spawnSync(php, ['-r', check]).status === 0 ? php : null
}

/** Writes the columns of the form for PHP. Imports Vite on demand, which a fresh clone lacks. @param {string} data */
export const writeForm = async (data) => {
  const { withModule } = await import('./load.mjs')
  await withModule(
    '/tests/php-host/form.ts',
    (/** @type {typeof import('../../tests/php-host/form.ts')} */ { getHostForm }) =>
      writeFileSync(join(data, 'form.json'), JSON.stringify(getHostForm())),
  )
}

/** @type {(child: import('node:child_process').ChildProcess) => Promise<void>} */
const waitForExit = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<string>} address, once it listens */
const waitForAddress = (child) =>
  new Promise((resolve, reject) => {
    let log = ''
    // Also drains the line that the server logs for every request, or the server would block.
    child.stderr?.on('data', (chunk) => {
      if (log.length < 10_000) log += chunk
      const [, address] = /Development Server \((http:[^)]+)\) started/.exec(log) ?? []
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`The PHP host did not start. ${log.trim()}`)))
  })

/**
 * Starts a PHP host with fresh data on a local port.
 * @param {object} [settings]
 * @param {string} [settings.folder] a copy of tests/php-host
 * @param {number} [settings.port] 0 picks a free one
 * @param {Record<string, string>} [settings.env] see tests/php-host/README.md; PORTAL_BASE must start and end in `/`
 * @param {string} [settings.postMaxSize] PHP silently drops a larger request
 * @param {string} [settings.uploadMaxSize]
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>} the address ends in `/`
 */
export const startPhpHost = async ({
  folder = FOLDER,
  port = 0,
  env = {},
  postMaxSize = '64M',
  uploadMaxSize = '20M',
} = {}) => {
  const php = findPhp()
  if (php === null) throw new Error(`The PHP host ${PHP_MISSING}.`)
  const data = mkdtempSync(join(tmpdir(), 'php-host-'))
  const options = {
    post_max_size: postMaxSize,
    upload_max_filesize: uploadMaxSize,
    // As in the usual Windows package: PHP prints its messages into the response.
    display_errors: '1',
    display_startup_errors: '1',
    error_reporting: '-1',
    output_buffering: '4096',
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-d', `${name}=${value}`])
  /** @type {Record<string, string | undefined>} */
  const fullEnv = { ...process.env, PHP_HOST_DATA: data, PHP_CLI_SERVER_WORKERS: '4', ...env }

  await writeForm(data)
  const setup = spawnSync(php, [...flags, join(folder, 'setup.php')], { env: fullEnv, encoding: 'utf8' })
  if (setup.status !== 0 || setup.stdout !== '') {
    rmSync(data, { recursive: true, force: true })
    throw new Error(`The PHP host could not be set up. ${setup.stdout}${setup.stderr}`)
  }

  const router = ['-t', join(folder, 'public'), join(folder, 'router.php')]
  const child = spawn(php, [...flags, '-S', `127.0.0.1:${port}`, ...router], {
    env: fullEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A separate process group: the server neither stops its workers nor exits before them.
    detached: true,
  })
  const killServer = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid)
  }
  const removeData = () => rmSync(data, { recursive: true, force: true })
  const onExit = () => {
    killServer()
    removeData()
  }
  process.once('exit', onExit)
  const stop = async () => {
    process.off('exit', onExit)
    killServer()
    await waitForExit(child)
    removeData()
  }

  try {
    const origin = await waitForAddress(child)
    return { address: new URL(fullEnv.PORTAL_BASE ?? '/', origin).href, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
