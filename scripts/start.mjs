import { DEMO_PEOPLE } from './support/demo-people.mjs'
import { ensureInstalled } from './support/installed.mjs'
import { run } from './support/run.mjs'

await ensureInstalled()

const port = process.env.PORT ?? '5173'
console.log(`
  RESEARCH GRANT MANAGEMENT SYSTEM, on its mock host: http://localhost:${port}

${DEMO_PEOPLE}
`)

const code = await run('vite', ['--host', 'localhost'])
if (code !== 0) console.error(`The portal did not start. If port ${port} is taken, choose another: PORT=5180 npm start`)
process.exit(code)
