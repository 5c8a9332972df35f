import { ensureInstalled } from './support/installed.mjs'
import { run } from './support/run.mjs'

await ensureInstalled()

const port = process.env.PORT ?? '5173'
console.log(`
  RESEARCH GRANT MANAGEMENT SYSTEM, on its mock host: http://localhost:${port}

  Demo people (password of all: demo1234)
    applicant@demo.urc    an applicant with applications from draft to grant
    applicant2@demo.urc   another applicant
    newcomer@demo.urc     an applicant who has not applied yet
    admin@demo.urc        the council's secretary (Admin)
    urc@demo.urc          the director (urc)
`)

const code = await run('vite', ['--host', 'localhost', '--clearScreen', 'false'])
if (code !== 0) console.error(`The portal did not start. If port ${port} is taken, choose another: PORT=5180 npm start`)
process.exit(code)
