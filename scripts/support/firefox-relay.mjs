#!/usr/bin/env node
// Playwright starts this relay instead of Firefox. It relays all messages except one command that Debian's Firefox does
// not support. Playwright sends the command to every new window, and no test depends on it.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import WebSocket, { WebSocketServer } from 'ws'
import { firefoxPath } from './firefox.mjs'

const UNSUPPORTED_COMMAND = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(firefoxPath() ?? '', process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => firefox.kill(signal))

/** @type {(address: string) => Promise<string>} */
const startRelay = (address) =>
  new Promise((resolve) => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      resolve(`ws://127.0.0.1:${port}`)
    })
    server.on('connection', (client, { url }) => {
      const browser = new WebSocket(address + url)
      const connection = new Promise((resolveConnection) => browser.once('open', resolveConnection))
      client.on('message', async (/** @type {Buffer} */ data) => {
        const { id, method } = JSON.parse(String(data))
        await connection
        if (method === UNSUPPORTED_COMMAND) client.send(JSON.stringify({ type: 'success', id, result: {} }))
        else browser.send(data, { binary: false })
      })
      browser.on('message', (data) => client.send(data, { binary: false }))
      browser.on('close', () => client.close())
      client.on('close', () => browser.close())
    })
  })

for await (const line of createInterface({ input: firefox.stderr })) {
  const [match, address] = /WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? []
  console.error(match && address ? line.replace(address, await startRelay(address)) : line)
}
