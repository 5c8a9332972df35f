import { bench, describe } from 'vitest'
import { readJsonReply } from '@/api/reply'
import { contract } from '@/contract'
import { readBody } from '@/contract/php'

const rows = Array.from({ length: 1_000 }, (_, index) => ({
  applicationId: String(index),
  projectTitle: `Seed banks of montane forests ${index}`,
  submittedDate: '2026-11-10 09:30:00',
  name: 'Nimal Perera',
  status: '2.1',
}))
const written = JSON.stringify(rows)
const noisy = `<br />\n<b>Notice</b>: Undefined index: page in index.php on line 12<br />\n${written}`

// Each compared with plain JSON.parse of the same 1,000 rows: the cost of reading PHP tolerantly.
describe('reading a list of 1,000 applications', () => {
  bench('JSON.parse alone', () => void JSON.parse(written))
  bench('as PHP writes it', () => void readBody(written))
  bench('behind a PHP notice', () => void readBody(noisy))
  bench('decoded by its schema', () => void readJsonReply('listApplications', contract.listApplications, written, 200))
})
