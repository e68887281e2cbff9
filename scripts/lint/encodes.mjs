const ENCODES = 'CallExpression[callee.property.name="encode"][arguments.0.value=/^(png|jpeg|webp|avif|gif)$/]'

/**
 * Rejects the asynchronous encoders of `@napi-rs/canvas` 0.1. They keep a raw pointer to the pixels while a thread of the pool works. If the
 * canvas is garbage collected meanwhile, the process ends with SIGSEGV (Brooooooklyn/canvas#1312, fixed in 1.0.6; pdfjs-dist 5 needs 0.1).
 */
export const encodes = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      pool: 'An asynchronous encoder of a canvas can crash the process: use toBuffer',
    },
  },
  create(context) {
    const refuse = (node) => context.report({ node, messageId: 'pool' })
    return {
      [ENCODES]: refuse,
      'MemberExpression[property.name="toDataURLAsync"]': refuse,
    }
  },
}
