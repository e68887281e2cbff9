/** What an `import()` names, as far as it is written: a name that is put together is known by how it begins. */
function nameOf({ type, value, quasis }) {
  if (type === 'Literal') return String(value)
  return type === 'TemplateLiteral' ? quasis[0].value.cooked : ''
}

/**
 * What may not be imported is not loaded later either: `no-restricted-imports` looks at no `import('…')`. Takes the patterns of
 * that rule.
 */
export const loads = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: { forbidden: "'{{name}}' is not loaded here: {{message}}" },
  },
  create({ options: [{ patterns }], report }) {
    return {
      ImportExpression(node) {
        const name = nameOf(node.source)
        const broken = patterns.find(({ regex }) => new RegExp(regex, 'u').test(name))
        if (broken) report({ node, messageId: 'forbidden', data: { name, message: broken.message } })
      },
    }
  },
}
