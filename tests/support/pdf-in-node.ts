import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// pdf.js 6 needs `Promise.withResolvers`, which Node 20 lacks.
if (!('withResolvers' in Promise))
  Object.defineProperty(Promise, 'withResolvers', {
    value: () => {
      const parts: Record<string, unknown> = {}
      parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
      return parts
    },
  })

export { getDocument, VerbosityLevel }
