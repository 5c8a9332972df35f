import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { writeForm } from './php-host.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ folder: string, www: string, sample: string, port: number, otherPort: number, alias: string | null }} Place */

/** @type {(path: string) => string} */
const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

// Debian has servers in a folder that is not on everybody's path.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

const isRoot = process.getuid?.() === 0

/** @type {(text: string, changes: readonly (readonly [string, string])[]) => string} */
const changed = (text, changes) =>
  changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`docs/nginx.conf does not contain: ${from}`)
    return result.replace(from, () => to)
  }, text)

/** Returns docs/nginx.conf with the changes of an administrator. TLS ends in front. @param {Place} place */
const nginxSample = ({ folder, www, sample, port, otherPort }) =>
  changed(readFileSync(sample, 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${otherPort};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    ['  ssl_certificate     /etc/ssl/certs/grants.pem;\n', ''],
    ['  ssl_certificate_key /etc/ssl/private/grants.key;\n', ''],
    ['root /var/www/portal;', `root ${www};`],
    ['include fastcgi_params;', 'include /etc/nginx/fastcgi_params;'],
    ['unix:/run/php/php-fpm.sock', `unix:${folder}/php.sock`],
    ['# add_header Strict-Transport-Security', 'add_header Strict-Transport-Security'],
  ])

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** @param {Place} place */
const nginxConfig = (place) => `
${isRoot ? 'user www-data;' : ''}
daemon off;
pid ${place.folder}/server.pid;
error_log ${place.folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${place.folder}/${name};`).join('\n')}
${nginxSample(place)}
}
`

const MODULES =
  'mpm_event authz_core alias dir mime headers rewrite setenvif filter deflate proxy proxy_fcgi proxy_http'.split(' ')

/** Returns the lines for passing `.php` on of docs/going-live.md. @param {number} port of the other host */
const proxySample = (port) => {
  const [lines] = /^ProxyPassMatch[^`]+/m.exec(readFileSync(inRepository('docs/going-live.md'), 'utf8')) ?? ['']
  return lines
    .replace('"^/(', '"^/passed-on/(')
    .replace('http://old-host.university.example/RGMS/', () => `http://127.0.0.1:${port}/`)
}

/** Directory and headers are those of docs/going-live.md, the limit that of docs/server-settings.md. @param {Place} place */
const apacheConfig = ({ folder, www, port, otherPort, alias }) => `
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
ServerRoot ${folder}
DefaultRuntimeDir ${folder}
PidFile ${folder}/server.pid
ErrorLog ${folder}/error.log
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
TypesConfig /etc/mime.types
${alias === null ? `DocumentRoot ${www}` : `Alias ${alias} ${www}${alias}`}
<Directory ${www}>
  AllowOverride FileInfo Indexes
  Options FollowSymLinks
  Require all granted
</Directory>
Header always set Strict-Transport-Security "max-age=31536000"
${proxySample(otherPort)}
RewriteEngine On
RewriteCond %{HTTP:Content-Length} -gt67108864
RewriteRule \\.php$ - [R=413]
ProxyFCGIBackendType GENERIC
<FilesMatch "\\.php$">
  SetHandler "proxy:unix:${folder}/php.sock|fcgi://localhost"
</FilesMatch>
`

/** Tests use the folders of Debian. */
const SERVERS = {
  nginx: {
    program: 'nginx',
    config: nginxConfig,
    options: ['-e', 'stderr', '-c'],
    package: 'nginx-light',
    file: '/etc/nginx/mime.types',
  },
  Apache: {
    program: 'apache2',
    config: apacheConfig,
    options: ['-DFOREGROUND', '-f'],
    package: 'apache2-bin',
    file: '/usr/lib/apache2/modules/mod_proxy_fcgi.so',
  },
}
/** @typedef {keyof typeof SERVERS} ServerName */

export const SERVER_NAMES = /** @type {ServerName[]} */ (Object.keys(SERVERS))

/** Returns why a server cannot be tested, or null. @type {(name: ServerName) => string | null} */
export const whyNoServer = (name) => {
  const { program, file, package: packageName } = SERVERS[name]
  const hasServer = existsSync(file) && spawnSync(program, ['-v'], { env }).status === 0
  const hasPhp = /pdo_sqlite/.test(String(spawnSync('php-cgi', ['-m']).stdout))
  return hasServer && hasPhp ? null : `needs the Debian packages ${packageName}, php-cgi and php-sqlite3`
}

/** @returns {Promise<number>} */
const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

/** @param {ChildProcess} child */
const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null

/** @param {ChildProcess} child */
const end = async (child) => {
  if (hasEnded(child)) return
  const exit = once(child, 'exit')
  child.kill()
  await exit
}

/**
 * Starts a program and resolves once it has created a file.
 * @type {(program: string, args: string[], file: string, own?: Record<string, string>) => Promise<ChildProcess>}
 */
const startUntil = async (program, args, file, own = {}) => {
  let output = ''
  const child = spawn(program, args, { env: { ...env, ...own }, stdio: ['ignore', 'ignore', 'pipe'] })
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  child.stderr.on('data', (chunk) => (output += chunk))
  while (!existsSync(file)) {
    if (hasEnded(child)) throw new Error(`${program} did not start. ${output}`)
    await sleep(20)
  }
  return child
}

/**
 * Installs a build beside the PHP host of the tests on a real web server. The sample for nginx is in `docs/` beside it.
 * @param {ServerName} name
 * @param {string} dist
 * @param {string} base starts and ends in `/`
 * @param {{ isAlias?: boolean }} [options] whether Apache serves the folder as an `Alias` outside of its document root
 */
export const startWebServer = async (name, dist, base, { isAlias = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'))
  // The workers of a server that root starts have another user.
  chmodSync(folder, 0o755)
  const www = join(folder, 'www')
  const sample = join(dist, '../docs/nginx.conf')
  const alias = isAlias ? base.slice(0, -1) : null
  cpSync(dist, join(www, base), { recursive: true })
  mkdirSync(join(www, base, '.well-known'))
  writeFileSync(join(www, base, '.well-known/token'), 'a token')
  cpSync(inRepository('tests/php-host/public'), join(www, base), { recursive: true })
  cpSync(inRepository('tests/php-host/lib'), join(www, base, '../lib'), { recursive: true })
  const data = { PHP_HOST_DATA: join(folder, 'data') }
  mkdirSync(data.PHP_HOST_DATA)
  await writeForm(data.PHP_HOST_DATA)
  spawnSync('php-cgi', ['-q', inRepository('tests/php-host/setup.php')], { env: { ...env, ...data } })

  const socket = join(folder, 'php.sock')
  const php = await startUntil('php-cgi', ['-b', socket], socket, data)
  const { program, config, options } = SERVERS[name]
  const start = async (attempts = 5) => {
    const [port, otherPort] = [await freePort(), await freePort()]
    writeFileSync(join(folder, 'server.conf'), config({ folder, www, sample, port, otherPort, alias }))
    try {
      const server = await startUntil(program, [...options, join(folder, 'server.conf')], join(folder, 'server.pid'))
      return { server, port, otherPort }
    } catch (error) {
      // Another program may have taken the port meanwhile.
      if (attempts > 1) return start(attempts - 1)
      throw error
    }
  }
  const stopPhp = async () => {
    await end(php)
    rmSync(folder, { recursive: true })
  }
  const { server, port, otherPort } = await start().catch(async (error) => {
    await stopPhp()
    throw error
  })
  return {
    address: `http://127.0.0.1:${port}${base}`,
    portal: join(www, base),
    plainAddress: `http://127.0.0.1:${otherPort}${base}`,
    stop: async () => {
      await end(server)
      await stopPhp()
    },
  }
}
