import { existsSync } from 'node:fs'

export const firefoxPath = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => path && existsSync(path))

export const FIREFOX_MISSING = 'not installed; apt-get install firefox-esr, or name one in FIREFOX_PATH'
