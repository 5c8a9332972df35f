import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { inject } from 'vitest'
import { findPhp } from '../../scripts/support/php-host.mjs'

export const readArchive = (folder = inject('release')) =>
  readFileSync(join(folder, readdirSync(folder).find((name) => name.endsWith('.zip')) ?? ''))

export const unpackArchive = (target: string) => {
  for (const [path, bytes] of Object.entries(unzipSync(readArchive()))) {
    const file = join(target, path.slice(path.indexOf('/') + 1))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

export const writeSettings = (release: string, values: unknown) =>
  writeFileSync(join(release, 'council', 'settings.json'), typeof values === 'string' ? values : JSON.stringify(values))

export const applySettings = (release: string) =>
  spawnSync(findPhp() ?? '', [join(release, 'apply-settings.php')], { encoding: 'utf8' })
