/** Endings of feminine nouns: "Alta", "Actualización", "Incapacidad", "Solicitud". */
const TERMINACION_FEMENINA = /(a|i[oó]n|dad|tud)$/iu

/**
 * A participle as the name of a type of movement asks, of which the first word is the noun: "aprobado" of a "Baja permanente" is
 * "aprobada", of a "Reingreso" it stays. Only its first word changes: "validado por su dependencia", "validada por su dependencia".
 */
export function concordar(tipo: string, participio: string): string {
  const [sustantivo = ''] = tipo.trim().split(/\s+/)
  return TERMINACION_FEMENINA.test(sustantivo) ? participio.replace(/^(\p{L}+)o(?=\P{L}|$)/u, '$1a') : participio
}
