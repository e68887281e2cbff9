import type { Etapa } from './etapa.ts'

/** For whom a movement waits, in words; "" when it waits for nobody. */
export const ESPERA_A = {
  Nuevo: '',
  Solicitado: 'Validador de la dependencia',
  Pendiente: 'Quien lo solicitó',
  Validado: 'Auxiliar del instituto',
  Revisado: 'Jefe de departamento',
  'Por aplicar': 'Cierre de la quincena',
  Aplicado: '',
  Cancelado: '',
} as const satisfies Record<Etapa, string>

/** The filter "espera a quien" of the trays. */
export const ESPERAS = ['autor', 'validador', 'auxiliar', 'jefe', 'cierre'] as const
export type Espera = (typeof ESPERAS)[number]

export const ETAPA_DE_ESPERA = {
  autor: 'Pendiente',
  validador: 'Solicitado',
  auxiliar: 'Validado',
  jefe: 'Revisado',
  cierre: 'Por aplicar',
} as const satisfies Record<Espera, Etapa>
