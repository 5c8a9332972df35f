import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('npm test lists its parts for an unknown part', () => {
  const { status, stderr } = spawnSync('node', ['scripts/test.mjs', 'screens', 'skreens'], { encoding: 'utf8' })
  expect(stderr).toBe(
    'Unknown part: skreens. The parts are: static, unit, simulation, build, scripts, walks, screens, stories, hosts, mutations, documents, release, faults, looks, pictures, full-walks, browsers.\n',
  )
  expect(status).toBe(2)
})
