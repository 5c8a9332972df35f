import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// pdf.js 6 needs `Promise.withResolvers`, which Node 20 lacks.
if (!('withResolvers' in Promise))
  Object.defineProperty(Promise, 'withResolvers', {
    value: () => {
      const resolvers: Record<string, unknown> = {}
      resolvers.promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }))
      return resolvers
    },
  })

export { getDocument, VerbosityLevel }
