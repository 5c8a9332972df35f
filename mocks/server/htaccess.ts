export interface ShippedHeaders {
  readonly always: Readonly<Record<string, string>>
  /** By the path of a file. */
  readonly of: (address: string) => Readonly<Record<string, string>>
}

/** Parses the headers of the portal's own `.htaccess`, their single source. Supports only the forms in use there. */
export function readHtaccess(text: string): ShippedHeaders {
  const always = [...text.matchAll(/^\s*Header always set (\S+) "([^"]+)"$/gm)]
  const byName = [...text.matchAll(/<FilesMatch "([^"]+)">\s*Header set (\S+) "([^"]+)"/g)]
  const byAddress = [...text.matchAll(/SetEnvIf Request_URI "([^"]+)" \w+\s*Header set (\S+) "([^"]+)" env=/g)]
  const fitting = (rules: readonly RegExpExecArray[], subject: string) =>
    rules.flatMap(([, pattern = '', name = '', value = '']) =>
      new RegExp(pattern).test(subject) ? [[name, value] as const] : [],
    )
  return {
    always: Object.fromEntries(always.map(([, name = '', value = '']) => [name, value])),
    of: (address) =>
      Object.fromEntries([...fitting(byName, address.split('/').at(-1) ?? ''), ...fitting(byAddress, address)]),
  }
}
