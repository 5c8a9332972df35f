import { isHostAddress } from './support/host-address.mjs'
import { ensureInstalled } from './support/installed.mjs'
import { run } from './support/run.mjs'

const address = process.argv[2]
if (!isHostAddress(address)) {
  console.error('Name the host, for example: npm run dev:live -- http://localhost:8080/RGMS')
  process.exit(2)
}

await ensureInstalled()
console.log(
  `The portal without its mock; every .php call goes to ${address}\nCalls, at the lower edge of each page, shows whether each response fits the contract.`,
)
process.exit(await run('vite', [], { env: { PORTAL_HOST: address } }))
