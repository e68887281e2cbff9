import type { CampoTipo } from '#domain/cargas/tipo-carga.ts'

/** Fields that say who a row is about. */
export const CAMPOS_PERSONA = {
  curp: { titulo: 'CURP', clase: 'curp' },
  nss: { titulo: 'NSS', clase: 'nss' },
  rfc: { titulo: 'RFC', clase: 'rfc' },
  interno: { titulo: 'Número interno', clase: 'interno' },
  noempleado: { titulo: 'Número de empleado', clase: 'texto', max: 20 },
  nombre: { titulo: 'Nombre completo', clase: 'texto', max: 180 },
  nombres: { titulo: 'Nombres', clase: 'texto', max: 60 },
  apellidoPaterno: { titulo: 'Primer apellido', clase: 'texto', max: 60 },
  apellidoMaterno: { titulo: 'Segundo apellido', clase: 'texto', max: 60 },
} as const satisfies Record<string, CampoTipo>
