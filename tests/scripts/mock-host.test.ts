import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

const SCRIPT = 'scripts/mock-host.mjs'

describe('npm run mock-host', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('responds until %s', async (signal) => {
    const script = spawn(process.execPath, [SCRIPT, '--port', '0', '--clean', '--scenario', 'empty'])
    const ended = once(script, 'exit')
    let printed = ''
    const address = await new Promise<string>((resolve, reject) => {
      script.stdout.on('data', (chunk) => {
        printed += String(chunk)
        const [found] = /http:\/\/127\.0\.0\.1:\d+\/(?=\n)/.exec(printed) ?? []
        if (found && printed.includes('applicant@demo.urc')) resolve(found)
      })
      script.on('exit', () => reject(new Error(printed)))
    })
    expect((await fetch(`${address}GetProfileData.php`)).status).toBe(401)
    script.kill(signal)
    expect(await ended).toEqual([0, null])
    await expect(fetch(address)).rejects.toThrow('fetch failed')
  })

  it.each([
    [['--port', 'none'], '--port takes a number'],
    [['--scenario', 'none'], '--scenario takes one of: council-year'],
    [['--wrong'], 'Unknown option'],
  ])('refuses to run with %j', (options, complaint) => {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...options], { encoding: 'utf8' })
    expect(status).toBe(2)
    expect(stderr).toContain(complaint)
  })
})
