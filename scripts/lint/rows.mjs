/** What gives the columns of its argument, each under its own name. */
const SAME_COLUMNS = /^(Readonly|Partial|Required|LeftJoined|NotNull)$/

/** Whether every column of a type is written in it: nothing of it comes from elsewhere. */
function isWritten(type) {
  switch (type?.type) {
    case 'TSTypeLiteral':
      return true
    case 'TSIntersectionType':
    case 'TSUnionType':
      return type.types.every(isWritten)
    case 'TSTypeReference':
      return SAME_COLUMNS.test(type.typeName.name) && isWritten(type.typeArguments?.params[0])
    default:
      return false
  }
}

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
    const refuse = ({ id }) => context.report({ node: id, messageId: 'written', data: { name: id.name } })
    return {
      'TSInterfaceDeclaration[id.name=/Row$/]': refuse,
      'TSTypeAliasDeclaration[id.name=/Row$/]'(node) {
        if (isWritten(node.typeAnnotation)) refuse(node)
      },
    }
  },
}
