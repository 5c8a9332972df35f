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

const getOpening = (element: Element) => (isJsxElement(element) ? element.openingElement : element)

export const isElement = (node: Node): node is Element => isJsxElement(node) || isJsxSelfClosingElement(node)

export const getTag = (element: Element) => getOpening(element).tagName

/** Returns whether a tag is an HTML element, not a component. */
export function isHost(element: Element): boolean {
  const tag = getTag(element)
  return isIdentifier(tag) && /^[a-z]/.test(tag.text)
}

export const isKeyed = (element: Element): boolean =>
  getOpening(element).attributes.properties.some(
    (attribute) => isJsxAttribute(attribute) && isIdentifier(attribute.name) && attribute.name.text === 'key',
  )

/** Returns whether a node is a fragment inside another parent, which renders the children of the fragment. */
export const isWithinParent = (node: Parent): boolean =>
  isJsxFragment(node) && (isJsxElement(node.parent) || isJsxFragment(node.parent))

const isFunction = (node: Node): node is Component =>
  isFunctionDeclaration(node) || isFunctionExpression(node) || isArrowFunction(node)

/** Returns the function of a declaration with the name of a component. */
export function findComponent(node: Node | undefined): Component | undefined {
  if (!node || !(isFunctionDeclaration(node) || isVariableDeclaration(node))) return undefined
  if (!node.name || !isIdentifier(node.name) || !/^[A-Z][a-z]/.test(node.name.text)) return undefined
  const component = isVariableDeclaration(node) ? node.initializer : node
  return component && isFunction(component) ? component : undefined
}

export const withoutParentheses = (value: Expression): Expression =>
  isParenthesizedExpression(value) ? withoutParentheses(value.expression) : value

const ALTERNATIVE_OPERATORS = [SyntaxKind.BarBarToken, SyntaxKind.QuestionQuestionToken]

/** Returns the values of an expression with conditions. */
export function listValues(expression: Expression): Expression[] {
  const value = withoutParentheses(expression)
  if (isConditionalExpression(value)) return [...listValues(value.whenTrue), ...listValues(value.whenFalse)]
  if (!isBinaryExpression(value)) return [value]
  const { left, right, operatorToken } = value
  if (operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) return listValues(right)
  return ALTERNATIVE_OPERATORS.includes(operatorToken.kind) ? [...listValues(left), ...listValues(right)] : [value]
}

/** Returns the values of a conditional expression. */
export const listChoices = (node: Node): Expression[] =>
  isConditionalExpression(node) || isBinaryExpression(node) ? listValues(node) : []

/** Returns the elements that React may reuse for each other, because they have the same tag at the same place. */
export function findReusable(values: readonly (Expression | null)[]): Element[] {
  const elements = values.filter((value) => value !== null).filter(isElement)
  const getTagName = (element: Element) => getTag(element).getText()
  return elements.filter((element) =>
    elements.some((other) => other !== element && getTagName(other) === getTagName(element)),
  )
}

export const isConditional = (expression: Expression): boolean =>
  listValues(expression)[0] !== withoutParentheses(expression)

/** Returns the values that a component may render; null if it renders nothing. */
export function listRenderedValues({ body }: Component): (Expression | null)[] {
  if (!body) return []
  if (!isBlock(body)) return listValues(body)
  const values: (Expression | null)[] = []
  const visit = (node: Node): void => {
    if (isFunction(node)) return
    if (isReturnStatement(node)) values.push(...(node.expression ? listValues(node.expression) : [null]))
    else node.forEachChild(visit)
  }
  body.forEachChild(visit)
  return values
}
