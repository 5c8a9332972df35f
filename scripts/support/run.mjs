import { spawn } from 'node:child_process'

/** Disables colours in a log, also those that Playwright would force on servers. */
const COLOURS = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }

/**
 * Runs a command with the project's binaries on its path and passes its output through. SIGTERM also ends the command
 * and resolves to 0.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, onOutput?: (text: string) => void, quiet?: boolean }} [options]
 *   `quiet` passes the output only to `onOutput`
 * @returns {Promise<number>} the exit code
 */
export const run = (command, args, { env = {}, onOutput, quiet = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...COLOURS, PATH: `node_modules/.bin:${process.env.PATH}`, ...env },
    })
    for (const [stream, target] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]))
      stream?.on('data', (chunk) => {
        if (!quiet) target.write(chunk)
        onOutput?.(String(chunk))
      })
    let isTerminated = false
    const terminate = () => {
      isTerminated = true
      child.kill()
    }
    process.once('SIGTERM', terminate)
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('SIGTERM', terminate)
      resolve(isTerminated ? 0 : (code ?? 1))
    })
  })
