import { DOCUMENTOS_ALTA } from '#domain/afiliacion/borrador.ts'
import { NOMBRE_PAPEL } from '#domain/afiliacion/tipos/papel.ts'
import { porPapel } from '#domain/documentos/papeles/registro.ts'
import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'

export type TipoDocumento = DocumentoExpediente['tipo']

/** Papers of an expediente, in the order of the alta's own table. */
export const TIPOS_DOCUMENTO = [...DOCUMENTOS_ALTA, 'foto'] as const satisfies readonly TipoDocumento[]

export const NOMBRE_DOCUMENTO = { ...NOMBRE_PAPEL, ...porPapel(({ enFrase }) => enFrase) } as const satisfies Record<
  TipoDocumento,
  string
>
