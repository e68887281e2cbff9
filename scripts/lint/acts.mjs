const CHANGING = /^(POST|PUT|PATCH|DELETE) /

/** A component or a hook: what a person does begins there. */
const SCREEN = /^([A-Z]|use[A-Z])/

const nameOf = ({ id, parent }) => id?.name ?? (parent.type === 'VariableDeclarator' ? parent.id.name : undefined)
const isScreen = (node) => /Function/.test(node.type) && SCREEN.test(nameOf(node) ?? '')

/** Given to an act (`useAct`, `useCasoAct`, the `call` of a form that has one), or asked by a query, which may travel as a POST. */
const isTaken = ({ type, key, name, callee }) =>
  (type === 'Property' && /^(call|queryFn)$/.test(key.name)) ||
  (type === 'JSXAttribute' && name.name === 'call') ||
  (type === 'CallExpression' && /^use\w*Act$/.test(callee.name))

/** Method and path of a call, as far as they are written out. */
function lineOf(argument) {
  if (argument?.type === 'TemplateLiteral') return argument.quasis[0].value.raw
  return argument?.type === 'Literal' ? String(argument.value) : ''
}

/**
 * Screens act by `useAct`. In a component or a hook a call that changes something stands in the `call` of an act, and nothing
 * that is awaited is caught: what failed is told by the act. A function of a module may send what it likes; whoever runs it on
 * a screen is held to this.
 */
export const acts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outside: '{{line}} changes something outside of an act: useAct({ call })',
      caught: 'A screen that catches what it awaits tells in its own way what failed: useAct({ call })',
    },
  },
  create({ sourceCode, report }) {
    const isOutside = (around) => around.some(isScreen) && !around.some(isTaken)
    const told = new Set()
    return {
      'CallExpression[callee.object.name="api"]'(node) {
        const line = lineOf(node.arguments[0])
        const changes = CHANGING.test(line) || node.callee.property.name === 'upload'
        if (changes && isOutside(sourceCode.getAncestors(node))) report({ node, messageId: 'outside', data: { line } })
      },
      'TryStatement[handler] > BlockStatement.block AwaitExpression'(node) {
        const around = sourceCode.getAncestors(node)
        const nearest = around.findLast(({ type }) => type === 'TryStatement' || /Function/.test(type))
        if (nearest.type !== 'TryStatement' || told.has(nearest) || !isOutside(around)) return
        told.add(nearest)
        report({ node: nearest, messageId: 'caught' })
      },
    }
  },
}
