import type { PlainDate } from '#domain/plain-date.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { fechaCorta, SEXO_IMPRESO } from '#seeds/documentos/dibujo/impresion.ts'
import type { OrdenDibujo } from '#seeds/documentos/dibujo/hoja.ts'
import type { NombreFamilia } from '#seeds/documentos/dibujo/tipografias.ts'

/** How one CURP constancia looks. */
export interface VarianteCurp {
  readonly diseno: 'carta' | 'tarjeta'
  readonly orden: OrdenDibujo
  readonly conQr: boolean
  /** How its QR ends: state and its number, state alone, or with nothing after the last bar. */
  readonly finQr: 'clave' | 'entidad' | 'clave-sin-barra'
  readonly conAcentos: boolean
  readonly familia: NombreFamilia
  readonly fechaEmision: PlainDate
  readonly folio: string
}

/** Invented heads of the ministry: their names stand on the paper beside the holder's. */
export const TITULARES = [
  'NOMBRE DE LA TITULAR DE EJEMPLO',
  'ESTELA DEL ROCÍO QUINTANAR BUSTOS',
  'LIC. AURELIO DE LA PARRA OLVERA',
]

const CLAVES_INEGI =
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(' ')

/** What the QR says: `CURP||apellido1|apellido2|nombres|MUJER|dd/mm/aaaa|entidad|clave|`, its end in three ways. */
export function contenidoQrCurp(persona: PersonaFicticia, fin: VarianteCurp['finQr']): string {
  const { curp, apellidoPaterno, apellidoMaterno, nombres, sexo, fechaNacimiento, entidadNacimiento, codigoEntidad } =
    persona
  const clave = String(CLAVES_INEGI.indexOf(codigoEntidad) + 1)
  const ends = { clave: `|${clave}|`, entidad: '|', 'clave-sin-barra': `|${clave}` }
  const names = [apellidoPaterno, apellidoMaterno, nombres].join('|')
  return `${curp}||${names}|${SEXO_IMPRESO[sexo]}|${fechaCorta(fechaNacimiento)}|${entidadNacimiento}${ends[fin]}`
}
