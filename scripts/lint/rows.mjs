/** Files whose rows are still written by hand: it only gets shorter. */
export const HAND_WRITTEN_ROWS = ['api/quincenas/vigilancia/get-vigilancia.ts']

/**
 * A row of a table is typed by its model: `Pick<RowOf<FirmaModel>, …>`, joined by `&` with what the query adds. A `*Row` written
 * by hand is refused, and so is a file of the list above that has none any more.
 */
export const rows = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { known: { type: 'boolean' } } }],
    messages: {
      written: '{{name}} is a row written by hand: type it by its model, Pick<RowOf<…Model>, …>',
      gone: 'No row is written by hand here any more: take the file off HAND_WRITTEN_ROWS (scripts/lint/rows.mjs)',
    },
  },
  create(context) {
    const known = context.options[0]?.known ?? false
    const written = []
    return {
      'TSInterfaceDeclaration[id.name=/Row$/], TSTypeAliasDeclaration[id.name=/Row$/][typeAnnotation.type="TSTypeLiteral"]'(
        node,
      ) {
        written.push(node.id)
      },
      'Program:exit'(node) {
        if (known && written.length === 0) context.report({ node, messageId: 'gone' })
        if (!known)
          for (const id of written) context.report({ node: id, messageId: 'written', data: { name: id.name } })
      },
    }
  },
}
