import type { Endpoint } from '../contract/endpoint'
import { HIDDEN, type LoggedCall } from './call-log'

/** Quotes text for a POSIX shell. `$PASSWORD` replaces each hidden password. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`).replaceAll(HIDDEN, `'"$PASSWORD"'`)}'`

/** Returns a `curl` command without passwords. `$HOST` is the address of the host's files, `cookies` the cookie jar. */
export function formatCurl({ method, path, sends }: Endpoint, { sent }: Pick<LoggedCall<string>, 'sent'>): string {
  const options = sent.flatMap(([name, value]): string[] => {
    if (typeof value !== 'string') return [`--form ${quoteForShell(`${name}=@${value.file}`)}`]
    if (sends === 'json') return [`--header 'Content-Type: application/json'`, `--data-raw ${quoteForShell(value)}`]
    return [`${sends === 'multipart' ? '--form-string' : '--data-urlencode'} ${quoteForShell(`${name}=${value}`)}`]
  })
  const start = [
    `curl`,
    ...(method === 'GET' && options.length > 0 ? ['--get'] : []),
    ...(method === 'POST' && options.length === 0 ? ['--request POST'] : []),
  ]
  return [`${start.join(' ')} "$HOST${path}"`, '--cookie cookies --cookie-jar cookies', ...options].join(' \\\n  ')
}
