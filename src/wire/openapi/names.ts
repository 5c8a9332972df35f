const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** `logIn` and `Response` make `LogInResponse`. */
export const componentName = (name: string, ending = ''): string => capitalize(name) + ending

export const schemaRef = (component: string) => ({ $ref: `#/components/schemas/${component}` })

export const exampleRef = (component: string) => ({ $ref: `#/components/examples/${component}` })

export const responseRef = (component: string) => ({ $ref: `#/components/responses/${component}` })
