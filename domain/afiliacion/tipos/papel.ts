/** Kinds of paper that an expediente holds: the four of an alta, the photo, and those that movements bring (issue 17 §1). */
export const PAPELES = ['curp', 'nss', 'csf', 'carta', 'foto', 'oficio', 'acta', 'incidencia', 'solicitud'] as const
export type ClavePapel = (typeof PAPELES)[number]

export const NOMBRE_PAPEL = {
  curp: 'CURP',
  nss: 'Número de Seguridad Social',
  csf: 'Constancia de Situación Fiscal',
  carta: 'Carta Testamentaria',
  foto: 'Fotografía',
  oficio: 'Oficio',
  acta: 'Acta de defunción',
  incidencia: 'Incidencia firmada',
  solicitud: 'Solicitud de jubilación',
} as const satisfies Record<ClavePapel, string>

export function isClavePapel(text: string): text is ClavePapel {
  return (PAPELES as readonly string[]).includes(text)
}
