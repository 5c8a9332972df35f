import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// pdf.js asks for Node 22, and needs no more of it than this.
if (!('withResolvers' in Promise))
  Object.defineProperty(Promise, 'withResolvers', {
    value: () => {
      const parts: Record<string, unknown> = {}
      parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
      return parts
    },
  })

export { getDocument, VerbosityLevel }
