/** States of a load. */
export const ESTADOS_CARGA = {
  leyendo: 'Leyendo',
  revisada: 'Lista para cargar',
  rechazada: 'Rechazada',
  aplicando: 'Cargando',
  por_validar: 'Por validar',
  por_aprobar: 'Por aprobar',
  aplicada: 'Cargada',
  sustituida: 'Sustituida',
  deshecha: 'Deshecha',
  descartada: 'Descartada',
} as const
export type EstadoCarga = keyof typeof ESTADOS_CARGA

/** States in which each act on a load is possible. */
export const ESTADOS_DE_ACTO = {
  reanudar: ['leyendo', 'revisada', 'aplicando'],
  releer: ['revisada'],
  descartar: ['leyendo', 'revisada', 'rechazada', 'por_validar'],
  cargar: ['revisada', 'aplicando'],
  validar: ['por_validar'],
  aprobar: ['por_aprobar'],
  deshacer: ['aplicada'],
} as const satisfies Record<string, readonly EstadoCarga[]>
export type ActoCarga = keyof typeof ESTADOS_DE_ACTO

/** Why an act on a load is not possible now; "" if it is. */
export function actoCargaFalta(folio: string, estado: EstadoCarga, acto: ActoCarga): string {
  const posibles: readonly EstadoCarga[] = ESTADOS_DE_ACTO[acto]
  if (posibles.includes(estado)) return ''
  const donde = posibles.map((each) => `«${ESTADOS_CARGA[each]}»`).join(' o ')
  return `La carga ${folio} está en «${ESTADOS_CARGA[estado]}»; para ${acto}la tiene que estar en ${donde}.`
}

/** States in which a load holds its file: the same one is not loaded again. */
export const OCUPAN_ARCHIVO = [
  'leyendo',
  'revisada',
  'aplicando',
  'por_validar',
  'por_aprobar',
  'aplicada',
] as const satisfies readonly EstadoCarga[]

/** What happens to a row: it enters, enters with a warning, or is refused. */
export const VEREDICTO_IDS = ['entra', 'aviso', 'rechazado'] as const
export type Veredicto = (typeof VEREDICTO_IDS)[number]
