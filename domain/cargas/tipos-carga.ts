import { MOVIMIENTOS } from './movimientos/campos-movimientos.ts'
import { CATALOGOS } from './catalogos/campos-catalogos.ts'
import { NOMINA } from './nomina/campos-nomina.ts'
import { PADRON } from './padron/campos-padron.ts'
import { PAGOS } from './pagos/campos-pagos.ts'
import { RETENCIONES } from './retenciones/campos-retenciones.ts'
import { USUARIOS } from './usuarios/campos-usuarios.ts'
import { DIRECCIONES } from './direcciones/campos-direcciones.ts'
import { SUELDOS } from './sueldos/campos-sueldos.ts'
import type { TipoCarga } from './tipo-carga.ts'

/** The kinds of load. */
export const TIPOS_CARGA = {
  nomina: NOMINA,
  retenciones: RETENCIONES,
  movimientos: MOVIMIENTOS,
  pagos: PAGOS,
  usuarios: USUARIOS,
  catalogos: CATALOGOS,
  sueldos: SUELDOS,
  padron: PADRON,
  direcciones: DIRECCIONES,
} as const satisfies Record<string, TipoCarga>
export type TipoCargaId = keyof typeof TIPOS_CARGA
export const TIPO_CARGA_IDS = Object.keys(TIPOS_CARGA) as [TipoCargaId, ...TipoCargaId[]]

/** The table of a kind. */
export const tipoCarga = (tipo: TipoCargaId): TipoCarga => TIPOS_CARGA[tipo]

/** Whether loads of a kind are of one entity and one quincena. */
export const isDeEntidad = (tipo: TipoCargaId): boolean => tipoCarga(tipo).deEntidad !== null

/** Whether two people may undo a load of the kind as a whole. */
export function seDeshace(tipo: TipoCargaId): boolean {
  const { delInstituto } = tipoCarga(tipo)
  return delInstituto === null || delInstituto.sinDeshacer === null
}

/** Whether nothing of a file of this kind enters unless every row is right. */
export const isTodoONada = (tipo: TipoCargaId): boolean => tipoCarga(tipo).modo === 'todo_o_nada'
