import { motivoIssues, type Aclaraciones } from '#domain/afiliacion/aclaraciones.ts'
import { isDeOtraPersona } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { ArchivoReconocido } from '#domain/documentos/lectura.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import type { Captura } from './captura.ts'

/** What a capture says about its papers, as the saving calls take it; nothing where it says nothing. */
export function aclaracionesDe({ capturaManual, mismaPersona = '', ajenos = {} }: Captura): {
  readonly aclaraciones?: Aclaraciones
} {
  const corregidos = Object.fromEntries(
    Object.entries(capturaManual).map(([papel, datos]) => [papel, onlyTexts(datos)] as const),
  )
  const aclaraciones: Aclaraciones = {
    ...(Object.keys(corregidos).length > 0 && { corregidos }),
    ...(isMotivo(mismaPersona) && { mismaPersona: normalizeText(mismaPersona) }),
    ...ajenosDe(ajenos),
  }
  return Object.keys(aclaraciones).length > 0 ? { aclaraciones } : {}
}

/** The reasons why files that name another person were misread, those that say something. */
export function ajenosDe(motivos: Readonly<Partial<Record<ClavePapel, string>>>): Pick<Aclaraciones, 'ajenos'> {
  const said = Object.entries(motivos).filter(([, motivo]) => isMotivo(motivo))
  return said.length > 0
    ? { ajenos: Object.fromEntries(said.map(([papel, motivo]) => [papel, normalizeText(motivo)])) }
    : {}
}

/** Whether a reason is long enough to be one. */
export const isMotivo = (motivo: string): boolean =>
  normalizeText(motivo) !== '' && motivoIssues(motivo, 'motivo').length === 0

/** What is asked of a file that says it is of another person; "" where nothing is. */
export function faltaMotivoAjeno(
  clave: ClavePapel,
  archivo: ArchivoReconocido | null | undefined,
  curp: string,
  motivo: string,
): string {
  if (!isDeOtraPersona(clave, archivo?.reconocido, curp) || isMotivo(motivo)) return ''
  const [issue] = motivoIssues(motivo, clave)
  return issue?.message ?? 'Reemplaza el archivo o explica por qué se leyó mal.'
}

function onlyTexts(datos: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(datos).flatMap(([campo, valor]) => (typeof valor === 'string' ? [[campo, valor] as const] : [])),
  )
}
