import type { AvisoLectura } from '#domain/documentos/campo-leido.ts'
import type { Lectura } from '#domain/documentos/lectura.ts'

/** What the state of the field says already: to be confirmed, with the suggestion as one of its readings; not read. */
const IN_STATE: ReadonlySet<string> = new Set(['por_confirmar', 'sugerencia', 'no_leido'])

const avisosOf = (lectura: Lectura | null): readonly AvisoLectura[] => lectura?.avisos ?? []

/** What is told of the whole file: that it holds other papers, or pages that were not read. */
export function avisosDeArchivo(lectura: Lectura | null): string[] {
  return avisosOf(lectura).flatMap(({ campo, mensaje }) => (campo === undefined ? [mensaje] : []))
}

/** What is told of one field besides its state: that two places disagree, that it was taken from the CURP. */
export function avisosDeCampo(lectura: Lectura | null, campo: string): string[] {
  return avisosOf(lectura).flatMap((aviso) =>
    aviso.campo === campo && !IN_STATE.has(aviso.codigo) ? [aviso.mensaje] : [],
  )
}

/** Fields that the paper should give and that could not be read. */
export function camposSinLeer(lectura: Lectura | null): string[] {
  return avisosOf(lectura).flatMap(({ codigo, campo }) => (codigo === 'no_leido' && campo ? [campo] : []))
}
