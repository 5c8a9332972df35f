const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Shows black text on white in every theme, as e-mail programs do. */
const STYLE = `
  body { margin: 16px; font: 16px/1.5 Arial, sans-serif; color: #111; background: #fff; overflow-wrap: anywhere }
  a { color: #15c }
`

/** Returns an e-mail as a document for a sandboxed iframe. Its policy forbids scripts, downloads and requests. */
export function toEmailPage(html: string): string {
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
