/**
 * A row of a table is typed by its model: `Pick<RowOf<FirmaModel>, …>`, joined by `&` with what the query adds. A `*Row` written
 * by hand is refused.
 */
export const rows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      written: '{{name}} is a row written by hand: type it by its model, Pick<RowOf<…Model>, …>',
    },
  },
  create(context) {
    return {
      'TSInterfaceDeclaration[id.name=/Row$/], TSTypeAliasDeclaration[id.name=/Row$/][typeAnnotation.type="TSTypeLiteral"]'({
        id,
      }) {
        context.report({ node: id, messageId: 'written', data: { name: id.name } })
      },
    }
  },
}
