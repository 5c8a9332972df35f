function isExpired(attributes: string): boolean {
  const seconds = /max-age=(-?\d+)/i.exec(attributes)?.[1]
  const date = /expires=([^;]+)/i.exec(attributes)?.[1]
  return seconds === undefined ? date !== undefined && Date.parse(date) <= Date.now() : Number(seconds) <= 0
}

/** Stores cookies, which Node's `fetch` does not. Ignores path and domain, because all calls share a folder. */
export function withCookies(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const jar = new Map<string, string>()

  const storeCookie = (header: string) => {
    const [, name = '', value = '', attributes = ''] = /^\s*([^=;]+)=([^;]*)(.*)$/s.exec(header) ?? []
    if (value === '' || value === 'deleted' || isExpired(attributes)) jar.delete(name)
    else jar.set(name, value)
  }

  return async (input, init) => {
    const headers = new Headers(init?.headers)
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(input, { ...init, headers })
    response.headers.getSetCookie().forEach(storeCookie)
    return response
  }
}
