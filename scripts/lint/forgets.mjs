const COLLECTION = /^(Map|Set|WeakMap|WeakSet)$/

/** A program loaded once (`Promise<typeof Library>`) is the same for every installation. */
const isLibrary = (type) => /^: Promise<typeof /.test(type)

/** Empty when it is made: it is filled later, and so remembers. */
const isFilledLater = ({ type, callee, arguments: given }) =>
  type === 'NewExpression' && COLLECTION.test(callee.name) && given.length === 0

/**
 * A module of the API that remembers (a variable that changes, a map that is filled) calls `onReset` of api/memory.ts: tests
 * share one graph of modules between files, each with a database of its own.
 */
export const forgets = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Remembers {{name}} and does not forget it: call onReset (api/memory.ts)' },
  },
  create(context) {
    const kept = []
    let registered = false
    const typeOf = ({ typeAnnotation }) => (typeAnnotation ? context.sourceCode.getText(typeAnnotation) : '')
    return {
      'Program > VariableDeclaration, Program > ExportNamedDeclaration > VariableDeclaration'({ kind, declarations }) {
        const remembers = ({ id, init }) => (kind === 'let' ? !isLibrary(typeOf(id)) : init && isFilledLater(init))
        kept.push(...declarations.filter(remembers))
      },
      'Program > ExpressionStatement > CallExpression[callee.name="onReset"]'() {
        registered = true
      },
      'Program:exit'() {
        if (registered) return
        for (const node of kept) context.report({ node, messageId: 'missing', data: { name: node.id.name } })
      },
    }
  },
}
