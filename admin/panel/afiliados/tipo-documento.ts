import type { DocumentoExpediente } from '#domain/afiliacion/persona.ts'

export type TipoDocumento = DocumentoExpediente['tipo']

/** Papers of an expediente, in the order of the alta's own table. */
export const TIPOS_DOCUMENTO = ['curp', 'nss', 'csf', 'carta', 'foto'] as const satisfies readonly TipoDocumento[]

export const NOMBRE_DOCUMENTO = {
  curp: 'CURP',
  nss: 'NSS',
  csf: 'Constancia de Situación Fiscal',
  carta: 'Carta Testamentaria',
  foto: 'Fotografía',
} as const satisfies Record<TipoDocumento, string>
