import type { CampoTipo } from '#domain/cargas/tipo-carga.ts'

/** Fields that say who a row is about. */
export const CAMPOS_PERSONA = {
  curp: { titulo: 'CURP', clase: 'curp', significado: 'Identifica a la persona: basta la CURP o el NSS.' },
  nss: { titulo: 'NSS', clase: 'nss', significado: 'Identifica a la persona: basta la CURP o el NSS.' },
  rfc: {
    titulo: 'RFC',
    clase: 'rfc',
    significado: 'Identifica a la persona si el nombre coincide. El genérico no identifica a nadie.',
  },
  interno: {
    titulo: 'Número interno',
    clase: 'interno',
    ejemplo: '999999999',
    significado: 'Número de la persona en el instituto. La identifica si el nombre coincide.',
  },
  noempleado: {
    titulo: 'Número de empleado',
    clase: 'texto',
    max: 20,
    significado: 'Número de la persona en la entidad. La identifica si el nombre coincide.',
  },
  nombre: {
    titulo: 'Nombre completo',
    clase: 'texto',
    max: 180,
    ejemplo: 'EJEMPLO FICTICIO PERSONA',
    significado: 'Apellidos y nombres de la persona. Se comparan con los del padrón.',
  },
  nombres: { titulo: 'Nombres', clase: 'texto', max: 60, ejemplo: 'PERSONA', significado: 'Nombres de la persona.' },
  apellidoPaterno: {
    titulo: 'Primer apellido',
    clase: 'texto',
    max: 60,
    significado: 'Primer apellido de la persona.',
  },
  apellidoMaterno: {
    titulo: 'Segundo apellido',
    clase: 'texto',
    max: 60,
    ejemplo: 'FICTICIO',
    significado: 'Segundo apellido de la persona; vacío si no tiene.',
  },
} as const satisfies Record<string, CampoTipo>
