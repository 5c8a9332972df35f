export interface HtaccessHeaders {
  readonly always: Readonly<Record<string, string>>
  /** Returns the headers of a file by its path. */
  readonly getForFile: (address: string) => Readonly<Record<string, string>>
}

/** Parses the headers of the portal's own `.htaccess`. Supports only the directives in use there. */
export function parseHtaccess(text: string): HtaccessHeaders {
  const always = [...text.matchAll(/^\s*Header always set (\S+) "([^"]+)"$/gm)]
  const byName = [...text.matchAll(/<FilesMatch "([^"]+)">\s*Header set (\S+) "([^"]+)"/g)]
  const byAddress = [...text.matchAll(/SetEnvIf Request_URI "([^"]+)" \w+\s*Header set (\S+) "([^"]+)" env=/g)]
  const findMatches = (rules: readonly RegExpExecArray[], subject: string) =>
    rules.flatMap(([, pattern = '', name = '', value = '']) =>
      new RegExp(pattern).test(subject) ? [[name, value] as const] : [],
    )
  return {
    always: Object.fromEntries(always.map(([, name = '', value = '']) => [name, value])),
    getForFile: (address) =>
      Object.fromEntries([...findMatches(byName, address.split('/').at(-1) ?? ''), ...findMatches(byAddress, address)]),
  }
}
