// Prints what comes of every call of the contract under every fault of a host; exits with 1 if a cell is wrong.
import { withModule } from './support/load.mjs'

/** @param {typeof import('../tests/faults/printed.ts')} module */
const print = ({ printedMatrix }) => printedMatrix()

const { text, wrong } = await withModule('/tests/faults/printed.ts', print)
console.log(text)
process.exitCode = wrong > 0 ? 1 : 0
