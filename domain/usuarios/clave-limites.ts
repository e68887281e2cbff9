/** Limits of a password (decisions §2: the documented 20 is too short) and of `usuario` (specification 2 §2.1). */
export const CLAVE_MIN = 8
export const CLAVE_MAX = 128
export const USUARIO_MAX = 18
