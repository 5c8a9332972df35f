import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Loads one of the project's TypeScript modules from a node script, with the aliases of tsconfig.json.
 * @template Module
 * @param {string} path from the project's root, starting with `/`
 * @returns {Promise<Module>}
 */
export const load = async (path) => {
  const settings = { root, configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } }
  /** @type {{ module: Module }} */
  const { module } = await runnerImport(path, { ...settings, logLevel: 'error' })
  return module
}
