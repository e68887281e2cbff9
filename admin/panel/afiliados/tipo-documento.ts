import type { DocumentoExpediente } from '#domain/afiliacion/persona.ts'
import { NOMBRE_PAPEL } from '#domain/afiliacion/tipos/papel.ts'

export type TipoDocumento = DocumentoExpediente['tipo']

/** Papers of an expediente, in the order of the alta's own table. */
export const TIPOS_DOCUMENTO = ['curp', 'nss', 'csf', 'carta', 'foto'] as const satisfies readonly TipoDocumento[]

export const NOMBRE_DOCUMENTO = { ...NOMBRE_PAPEL, nss: 'NSS' } as const satisfies Record<TipoDocumento, string>
