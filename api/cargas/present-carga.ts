import { quincenaCode } from '#domain/calendario/quincena.ts'
import type { Carga } from '#domain/cargas/carga.ts'
import { folioDe, type CargaRow } from './carga-row.ts'
import { asuntoDe } from './datos-de-carga.ts'

/** A load as lists and commands show it. */
export function presentCarga(row: CargaRow): Carga {
  const {
    tipo,
    plano,
    entidad,
    archivo,
    bytes,
    huella,
    estado,
    renglones,
    rechazados,
    avisados,
    rechazo,
    motivo,
    aviso,
  } = row
  return {
    id: row.id,
    folio: folioDe(row),
    tipo,
    plano,
    entidad: entidad ?? '',
    quincena: row.quincena === null ? '' : quincenaCode(row.quincena),
    asunto: asuntoDe(row),
    ...{ archivo, bytes, huella, estado, renglones, rechazados, avisados, rechazo, motivo, aviso },
    usuario: row.usuario ?? 'Sistema',
    creadaAt: row.creadaAt,
  }
}
