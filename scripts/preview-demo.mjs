import { existsSync } from 'node:fs'
import { ensureInstalled } from './support/installed.mjs'
import { DEMO_PEOPLE } from './support/demo-people.mjs'
import { run } from './support/run.mjs'

const FOLDER = 'dist-demo'
const port = process.env.PORT ?? '4173'

await ensureInstalled()
if (!existsSync(`${FOLDER}/index.html`)) {
  const code = await run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn'])
  if (code !== 0) process.exit(code)
}

console.log(`
  The built demo, with the headers of public/.htaccess: http://127.0.0.1:${port}

${DEMO_PEOPLE}
`)
const preview = ['preview', '--mode', 'demo', '--outDir', FOLDER, '--host', '127.0.0.1', '--port', port, '--strictPort']
const code = await run('vite', preview)
if (code !== 0) console.error(`The demo was not served. If port ${port} is taken: PORT=4180 npm run preview:demo`)
process.exit(code)
