const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** E-mail programs show black sans-serif text on white, regardless of the portal's theme, so the preview does too. */
const STYLE = `
  body { margin: 16px; font: 16px/1.5 Arial, sans-serif; color: #111; background: #fff; overflow-wrap: anywhere }
  a { color: #15c }
`

/** Returns an e-mail as a document for a sandboxed iframe: it runs nothing, loads nothing and sends nothing. */
export function emailPage(html: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <title>E-mail</title>
    <style>${STYLE}</style>
  </head>
  <body>${html}</body>
</html>`
}
