import { fileURLToPath } from 'node:url'
import { createRunnableDevEnvironment, mergeConfig, resolveConfig } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

const openRunner = async (/** @type {import('vite').InlineConfig} */ settings) => {
  const config = await resolveConfig(
    mergeConfig(
      {
        root,
        configFile: false,
        envDir: false,
        logLevel: 'error',
        resolve: { tsconfigPaths: true },
        environments: {
          inline: { consumer: 'server', resolve: { external: true, conditions: ['node'], mainFields: [] } },
        },
      },
      settings,
    ),
    'serve',
  )
  const environment = createRunnableDevEnvironment('inline', config, { hot: false, runnerOptions: { hmr: false } })
  await environment.init()
  return environment
}

/**
 * Loads a TypeScript module with the aliases of tsconfig.json and passes the module to `run`. `runnerImport` of Vite
 * closes once a module is loaded, but the mock imports its documents on demand.
 * @template Result
 * @param {string} path from the project's root, starting with `/`
 * @param {(module: never, findModuleFile: (exported: unknown) => string) => Result | Promise<Result>} run declares the
 *   module's type, because a path has none. `findModuleFile` returns the file of a default export.
 * @param {import('vite').InlineConfig} [settings]
 */
export const withModule = async (path, run, settings = {}) => {
  const environment = await openRunner(settings)
  const findModuleFile = (/** @type {unknown} */ exported) =>
    [...environment.runner.evaluatedModules.idToModuleMap.values()].find(({ exports }) => exports?.default === exported)
      ?.file ?? ''
  try {
    /** @type {Promise<never>} */
    const module = environment.runner.import(path)
    return await run(await module, findModuleFile)
  } finally {
    await environment.close()
  }
}
