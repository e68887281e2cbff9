/** A number, a name or a sign of a formula, and where it stands, from 1. */
export interface Token {
  readonly tipo: 'numero' | 'nombre' | 'signo'
  readonly texto: string
  readonly caracter: number
}

/** Signs of one and two characters that a formula may hold. */
const SIGNO = /(?:<=|>=|==|!=|[-+*/^()<>,?:])/y
const NUMERO = /\d{1,30}(?:\.\d{1,30})?|\.\d{1,30}/y
const NOMBRE = /[\p{L}_][\p{L}\p{N}_]*/uy
const BLANCO = /\s+/y

/** The pieces of a formula in their order; ends with a piece of its own at a character that no formula holds. */
export function* tokensOf(
  text: string,
): Generator<Token | { readonly tipo: 'ajeno'; texto: string; caracter: number }> {
  for (let at = 0; at < text.length;) {
    const blank = match(BLANCO, text, at)
    if (blank !== null) {
      at += blank.length
      continue
    }
    const token = tokenAt(text, at)
    yield token ?? { tipo: 'ajeno', texto: String.fromCodePoint(text.codePointAt(at) ?? 0), caracter: at + 1 }
    if (!token) return
    at += token.texto.length
  }
}

const CLASES = [
  ['numero', NUMERO],
  ['nombre', NOMBRE],
  ['signo', SIGNO],
] as const

function tokenAt(text: string, at: number): Token | null {
  for (const [tipo, pattern] of CLASES) {
    const texto = match(pattern, text, at)
    if (texto !== null) return { tipo, texto, caracter: at + 1 }
  }
  return null
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}
