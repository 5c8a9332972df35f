import { spawn } from 'node:child_process'

/** A log has no colours, nor have servers that a command starts, which Playwright would force some upon. */
const COLOURS = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }

/**
 * Runs a command with the project's own binaries on its path and its output passed through. When this process ends, the
 * command ends with it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, onOutput?: (text: string) => void, quiet?: boolean }} [options]
 *   `quiet` gives the output to `onOutput` alone
 * @returns {Promise<number>} its exit code
 */
export const run = (command, args, { env = {}, onOutput, quiet = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...COLOURS, PATH: `node_modules/.bin:${process.env.PATH}`, ...env },
    })
    for (const [stream, out] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]))
      stream?.on('data', (chunk) => {
        if (!quiet) out.write(chunk)
        onOutput?.(String(chunk))
      })
    let asked = false
    const end = () => {
      asked = true
      child.kill()
    }
    process.once('SIGTERM', end)
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('SIGTERM', end)
      resolve(asked ? 0 : (code ?? 1))
    })
  })
