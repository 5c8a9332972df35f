import {
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxFragment,
  isJsxSelfClosingElement,
  isParenthesizedExpression,
  isReturnStatement,
  isVariableDeclaration,
  SyntaxKind,
  type ArrowFunction,
  type Expression,
  type FunctionDeclaration,
  type FunctionExpression,
  type JsxElement,
  type JsxFragment,
  type JsxSelfClosingElement,
  type Node,
} from 'typescript/unstable/ast'

export type Element = JsxElement | JsxSelfClosingElement
export type Parent = JsxElement | JsxFragment
export type Component = FunctionDeclaration | FunctionExpression | ArrowFunction

const openingOf = (element: Element) => (isJsxElement(element) ? element.openingElement : element)

export const isElement = (node: Node): node is Element => isJsxElement(node) || isJsxSelfClosingElement(node)

export const tagOf = (element: Element) => openingOf(element).tagName

/** Whether it is an element of the page, not a component. */
export function isHost(element: Element): boolean {
  const tag = tagOf(element)
  return isIdentifier(tag) && /^[a-z]/.test(tag.text)
}

export const isKeyed = (element: Element): boolean =>
  openingOf(element).attributes.properties.some(
    (attribute) => isJsxAttribute(attribute) && isIdentifier(attribute.name) && attribute.name.text === 'key',
  )

/** Whether it is a fragment whose children are rendered among those of the element around it. */
export const isWithinParent = (node: Parent): boolean =>
  isJsxFragment(node) && (isJsxElement(node.parent) || isJsxFragment(node.parent))

const isFunction = (node: Node): node is Component =>
  isFunctionDeclaration(node) || isFunctionExpression(node) || isArrowFunction(node)

/** Returns the function of a declaration with the name of a component. */
export function componentOf(node: Node | undefined): Component | undefined {
  if (!node || !(isFunctionDeclaration(node) || isVariableDeclaration(node))) return undefined
  if (!node.name || !isIdentifier(node.name) || !/^[A-Z][a-z]/.test(node.name.text)) return undefined
  const component = isVariableDeclaration(node) ? node.initializer : node
  return component && isFunction(component) ? component : undefined
}

export const withoutParentheses = (value: Expression): Expression =>
  isParenthesizedExpression(value) ? withoutParentheses(value.expression) : value

const EITHER = [SyntaxKind.BarBarToken, SyntaxKind.QuestionQuestionToken]

/** Returns the values of an expression with conditions. */
export function valuesOf(expression: Expression): Expression[] {
  const value = withoutParentheses(expression)
  if (isConditionalExpression(value)) return [...valuesOf(value.whenTrue), ...valuesOf(value.whenFalse)]
  if (!isBinaryExpression(value)) return [value]
  const { left, right, operatorToken } = value
  if (operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) return valuesOf(right)
  return EITHER.includes(operatorToken.kind) ? [...valuesOf(left), ...valuesOf(right)] : [value]
}

/** Returns the values of a conditional expression. */
export const choicesOf = (node: Node): Expression[] =>
  isConditionalExpression(node) || isBinaryExpression(node) ? valuesOf(node) : []

/** Returns the elements of which React may reuse one for another, because they have the same tag at the same place. */
export function alike(values: readonly (Expression | null)[]): Element[] {
  const elements = values.filter((value) => value !== null).filter(isElement)
  const nameOf = (element: Element) => tagOf(element).getText()
  return elements.filter((one) => elements.some((other) => other !== one && nameOf(other) === nameOf(one)))
}

export const isConditional = (expression: Expression): boolean =>
  valuesOf(expression)[0] !== withoutParentheses(expression)

/** Returns what a component renders; null for nothing. */
export function renderedBy({ body }: Component): (Expression | null)[] {
  if (!body) return []
  if (!isBlock(body)) return valuesOf(body)
  const found: (Expression | null)[] = []
  const visit = (node: Node): void => {
    if (isFunction(node)) return
    if (isReturnStatement(node)) found.push(...(node.expression ? valuesOf(node.expression) : [null]))
    else node.forEachChild(visit)
  }
  body.forEachChild(visit)
  return found
}
