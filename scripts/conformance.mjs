// Checks whether the portal can go live on the host in --host. Without --host, checks both dialects of the mock.
import { withModule } from './support/load.mjs'

/** @param {typeof import('../conformance/main-with-mock.ts')} module */
const checkHost = ({ main }) => main(process.argv.slice(2))

process.exitCode = await withModule('/conformance/main-with-mock.ts', checkHost)
