import { resolve } from 'node:path'
import {
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isPropertyAccessExpression,
  isSourceFile,
  isStringLiteral,
  isVariableDeclaration,
  NodeFlags,
  type Expression,
  type Node,
  type SourceFile,
  type VariableDeclaration,
} from 'typescript/unstable/ast'
import { API, SymbolFlags, TypeFlags, type Project, type Type } from 'typescript/unstable/sync'
import {
  findReusable,
  listChoices,
  findComponent,
  isConditional,
  isElement,
  isHost,
  isKeyed,
  isWithinParent,
  listRenderedValues,
  getTag,
  listValues,
  withoutParentheses,
  type Element,
  type Parent,
} from './jsx'

/** A child, as React renders it. An element changes if React may add, remove or replace it. */
interface Part {
  readonly node: Node
  readonly isText: boolean
  readonly changes: boolean
}

const TEXT = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike

const isBlank = (text: string) => text.trim() === ''

/**
 * Finds texts that are not the only child of an element, although they or their siblings change. Once a browser has
 * translated the page, React updates such a text out of sight, and throws when it removes it or inserts beside it.
 */
export class BareTexts {
  readonly #root: string
  readonly #api: API
  readonly #project: Project
  readonly #types = new Map<Node | undefined, Type | undefined>()
  readonly #stable = new Map<number, boolean>()

  constructor(root: string) {
    this.#root = root
    this.#api = new API({ cwd: root })
    const config = resolve(root, 'tsconfig.json')
    const project = this.#api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`TypeScript cannot open ${config}.`)
    this.#project = project
  }

  close(): void {
    this.#api.close()
  }

  /** Returns the texts in the components below a path, as `file:line text`. */
  findIn(path: string): string[] {
    const { program } = this.#project
    return program
      .getSourceFileNames()
      .filter((name) => name.startsWith(resolve(this.#root, path)) && name.endsWith('.tsx'))
      .flatMap((name) => program.getSourceFile(name) ?? [])
      .flatMap((file) => this.#findInFile(file))
  }

  #findInFile(file: SourceFile): string[] {
    this.#loadTypes(file)
    const texts = new Set<Node>()
    const alternatives = new Set<Node>()
    const visit = (node: Node, mayBeReused: boolean): void => {
      const isReused = mayBeReused || alternatives.has(node)
      if ((isJsxElement(node) || isJsxFragment(node)) && !isWithinParent(node))
        for (const text of this.#findTextChildren(node, isReused)) texts.add(text)
      const component = findComponent(node)
      const rendered = component ? listRenderedValues(component) : []
      for (const value of rendered) if (value !== null && this.#isText(value)) texts.add(value)
      for (const element of findReusable([...rendered, ...listChoices(node)])) alternatives.add(element)
      node.forEachChild((child) => visit(child, isReused))
    }
    visit(file, false)
    return [...texts].map((node) => {
      const text = node.getText(file).trim()
      const line = file.text.slice(0, node.end).trimEnd().split('\n').length - text.split('\n').length + 1
      return `${file.fileName.slice(this.#root.length + 1)}:${line} ${text.replaceAll(/\s+/g, ' ').slice(0, 60)}`
    })
  }

  /** @param isReused whether React may reuse the element for another one */
  #findTextChildren(parent: Parent, isReused: boolean): Node[] {
    const parts = this.#partsOf(parent)
    const texts = parts.filter(({ isText }) => isText).map(({ node }) => node)
    // A fragment may be rendered beside anything, and may come and go.
    if (isJsxFragment(parent)) return texts
    const [onlyChild] = parts
    if (parts.length === 1 && onlyChild) return this.#mayBeMany(onlyChild.node) ? [onlyChild.node] : []
    const isOfComponent = isJsxElement(parent) && !isHost(parent)
    return isOfComponent || isReused || parts.some(({ changes }) => changes) ? texts : []
  }

  #partsOf(parent: Parent): Part[] {
    return [...parent.children].flatMap((child): Part[] => {
      if (isJsxText(child)) return isBlank(child.text) ? [] : [{ node: child, isText: true, changes: false }]
      if (isJsxFragment(child)) return this.#partsOf(child)
      if (isElement(child)) return [{ node: child, isText: false, changes: !this.#isStable(child) }]
      return isJsxExpression(child) && child.expression ? this.#partsOfExpression(child, child.expression) : []
    })
  }

  #partsOfExpression(node: Node, expression: Expression): Part[] {
    const values = listValues(expression)
    const [onlyChild] = values
    if (!onlyChild) return []
    if (isConditional(expression)) return [{ node, isText: values.some((value) => this.#isText(value)), changes: true }]
    if (isStringLiteral(onlyChild) && isBlank(onlyChild.text)) return []
    if (isJsxFragment(onlyChild)) return this.#partsOf(onlyChild)
    if (isElement(onlyChild)) return [{ node, isText: false, changes: !this.#isStable(onlyChild) }]
    if (this.#isText(onlyChild)) return [{ node, isText: true, changes: !this.#isFixed(onlyChild) }]
    const initial = this.#constantOf(onlyChild)?.initializer
    if (initial && (isElement(withoutParentheses(initial)) || isConditional(initial)))
      return this.#partsOfExpression(node, initial)
    const type = this.#typeOf(onlyChild)
    return [{ node, isText: false, changes: !type || type.isUnionType() || this.#isArray(type) }]
  }

  /** Requests all types of a file at once, because each request to TypeScript is slow. */
  #loadTypes(file: SourceFile): void {
    const values: Expression[] = []
    const visit = (node: Node): void => {
      if (isJsxExpression(node) && node.expression && !isJsxAttribute(node.parent))
        values.push(...listValues(node.expression))
      node.forEachChild(visit)
    }
    visit(file)
    const types = values.length > 0 ? this.#project.checker.getTypeAtLocation(values) : []
    types.forEach((type, index) => this.#types.set(values[index], type))
  }

  #typeOf(value: Expression): Type | undefined {
    return this.#types.get(value) ?? this.#project.checker.getTypeAtLocation(value)
  }

  #isText(value: Expression): boolean {
    if (isElement(value) || isJsxFragment(value)) return false
    if (isStringLiteral(value)) return !isBlank(value.text)
    const type = this.#typeOf(value)
    return type === undefined || this.#mayBeText(type)
  }

  /** @param ancestors the types that contain this type, because a type may contain itself */
  #mayBeText(type: Type, ancestors: readonly Type[] = []): boolean {
    if (type.flags & TEXT) return true
    if (ancestors.includes(type)) return false
    const parts = type.isUnionType() ? type.getTypes() : this.#itemTypes(type)
    return parts.some((part) => this.#mayBeText(part, [...ancestors, type]))
  }

  #isArray(type: Type): boolean {
    return this.#project.checker.isArrayLikeType(type)
  }

  #itemTypes(type: Type): readonly Type[] {
    return this.#isArray(type) && type.isTypeReference() ? this.#project.checker.getTypeArguments(type) : []
  }

  /** Returns whether a text is a literal, or part of a constant of a module. */
  #isFixed(value: Expression): boolean {
    if (this.#typeOf(value)?.isLiteralType()) return true
    if (isPropertyAccessExpression(value)) return this.#isFixed(value.expression)
    const constant = this.#constantOf(value)
    return constant !== undefined && isSourceFile(constant.parent.parent.parent)
  }

  #declarationOf(name: Node): Node | undefined {
    const { checker } = this.#project
    const symbol = checker.getSymbolAtLocation(name)
    const target = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return target?.valueDeclaration?.resolve(this.#project)
  }

  #constantOf(value: Expression): VariableDeclaration | undefined {
    const declaration = isIdentifier(value) ? this.#declarationOf(value) : undefined
    const isConstant =
      declaration && isVariableDeclaration(declaration) && (declaration.parent.flags & NodeFlags.Const) !== 0
    return isConstant ? declaration : undefined
  }

  /** Returns whether the only child may be several nodes, which React removes one by one. */
  #mayBeMany(node: Node): boolean {
    if (!isJsxExpression(node) || !node.expression) return false
    const { expression } = node
    return listValues(expression).some((value) => {
      if (!this.#isText(value)) return false
      const type = this.#typeOf(value)
      const types = type?.isUnionType() ? type.getTypes() : type ? [type] : []
      // `ReactNode` contains `Iterable`.
      return types.some(
        (memberType) =>
          (this.#isArray(memberType) && this.#mayBeText(memberType)) ||
          (isConditional(expression) && memberType.getSymbol()?.name === 'Iterable'),
      )
    })
  }

  /** Returns whether a component always renders the same element. Assumes it of components of packages. */
  #isStable(element: Element): boolean {
    if (isKeyed(element)) return false
    if (isHost(element)) return true
    const tag = getTag(element)
    const symbol = this.#project.checker.getSymbolAtLocation(tag)
    if (!symbol) return true
    const isKnownStable = this.#stable.get(symbol.id)
    if (isKnownStable !== undefined) return isKnownStable
    this.#stable.set(symbol.id, true)
    const component = findComponent(this.#declarationOf(tag))
    const [onlyChild, ...others] = component ? listRenderedValues(component) : []
    const isStable =
      !component || (others.length === 0 && !!onlyChild && isElement(onlyChild) && this.#isStable(onlyChild))
    this.#stable.set(symbol.id, isStable)
    return isStable
  }
}
