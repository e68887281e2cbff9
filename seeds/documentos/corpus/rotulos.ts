import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'

/** Wordings of the labels that the three papers share. */
export const ROTULOS_DE_PERSONA = {
  curp: [
    'CURP',
    'CURP',
    'Clave',
    'Clave Única de Registro de Población',
    'Clave Única de Registro de Población (CURP)',
  ],
  nombre: ['Nombre', 'Nombre', 'Nombre completo', 'Nombre del titular', 'Nombre(s) y apellidos'],
  apellidosYNombre: ['Apellidos y nombre(s)', 'Apellido paterno, materno y nombre(s)'],
  nombres: ['Nombre(s)', 'Nombre (s)', 'Nombres', 'Nombre(s)'],
  apellidoPaterno: ['Primer apellido', 'Apellido paterno', 'Primer Apellido'],
  apellidoMaterno: ['Segundo apellido', 'Apellido materno', 'Segundo Apellido'],
  sexo: ['Sexo', 'Sexo', 'Género'],
  fechaNacimiento: ['Fecha de nacimiento', 'Fecha de nacimiento', 'Fecha de nacimiento (dd/mm/aaaa)', 'Nacimiento'],
  entidad: [
    'Entidad de registro',
    'Entidad de nacimiento',
    'Lugar de nacimiento',
    'Entidad federativa de nacimiento',
    'Estado de nacimiento',
  ],
  nss: ['Número de Seguridad Social', 'NSS', 'Número de Seguridad Social (NSS)', 'No. de Seguridad Social'],
} as const satisfies Record<string, readonly string[]>

/** One wording of each label. Both surnames change together: "paterno" goes with "materno". */
export function elegirRotulos<C extends string>(
  wordings: Readonly<Record<C, readonly string[]>>,
  random: SeededRandom,
): Readonly<Record<C, string>> {
  const chosen = Object.entries<readonly string[]>(wordings).map(([campo, options]) => [campo, random.pick(options)])
  return Object.fromEntries(chosen) as Readonly<Record<C, string>>
}

/** The labels of a person, the two surnames alike. */
export function rotulosDePersona(random: SeededRandom): Readonly<Record<keyof typeof ROTULOS_DE_PERSONA, string>> {
  const chosen = elegirRotulos(ROTULOS_DE_PERSONA, random)
  const { apellidoPaterno, apellidoMaterno } = ROTULOS_DE_PERSONA
  const index = random.int(0, apellidoPaterno.length - 1)
  return {
    ...chosen,
    apellidoPaterno: apellidoPaterno[index] ?? chosen.apellidoPaterno,
    apellidoMaterno: apellidoMaterno[index] ?? chosen.apellidoMaterno,
  }
}
