/** What proves a person again in an open session: the password, or the code of an account with two-step codes. */
export type PruebaPropia = 'clave' | 'codigo'

/** What was typed for it. */
export type PruebaDada = Readonly<Partial<Record<PruebaPropia, string>>>

/** Under the field that was left empty. */
export const FALTA_PRUEBA = {
  clave: 'Escribe tu contraseña.',
  codigo: 'Escribe el código de tu aplicación de autenticación.',
} as const satisfies Record<PruebaPropia, string>
