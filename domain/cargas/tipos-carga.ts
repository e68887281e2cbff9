import { NOMINA } from './nomina/campos-nomina.ts'
import { RETENCIONES } from './retenciones/campos-retenciones.ts'
import type { TipoCarga } from './tipo-carga.ts'

/** The kinds of load. */
export const TIPOS_CARGA = { nomina: NOMINA, retenciones: RETENCIONES } as const satisfies Record<string, TipoCarga>
export type TipoCargaId = keyof typeof TIPOS_CARGA
export const TIPO_CARGA_IDS = Object.keys(TIPOS_CARGA) as TipoCargaId[]
