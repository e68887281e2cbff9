import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import type { ServidorDeEntidad } from '#api/cargas/tipos/de-entidad.ts'
import { cifrasDeRetenciones, importeDeRetenciones, resumenDeRetenciones } from './cifras-retenciones.ts'
import { COLUMNAS_RESPUESTA, juezDeRetenciones } from './juez-retenciones.ts'
import { responderOrdenes } from './responder-ordenes.ts'
import { assertSinConstruir, retirarRespuestas } from './retirar-respuestas.ts'

/** What a dependency withheld: the orders are answered by a job once the load is approved. */
export const SERVIDOR_RETENCIONES: ServidorDeEntidad = {
  juez: juezDeRetenciones,
  escribir: (filas) => insertRows('carga_retenciones', COLUMNAS_RESPUESTA, filas),
  borrar: (cargaId) => execute('DELETE FROM carga_retenciones WHERE carga_id = $1', [cargaId]),
  contar: contarRespuestas,
  acabar: () => Promise.resolve(''),
  // Each row replaces the answer of its own orders, and says so: no load replaces another as a whole.
  sustituida: () => Promise.resolve(null),
  cifras: cifrasDeRetenciones,
  resumen: resumenDeRetenciones,
  importePrevisto: importeDeRetenciones,
  publicacion: { por: 'trabajo', publicar: responderOrdenes },
  sinPublicar: sinResponder,
  assertRetirable: assertSinConstruir,
  retirar: retirarRespuestas,
}

function sinResponder(renglones: number): string {
  const cambio = renglones === 1 ? 'cambió la orden de un renglón' : `cambiaron las órdenes de ${renglones} renglones`
  return `Mientras se aprobaba ${cambio}: no se respondieron y quedan entre los rechazados, con su motivo (C410).`
}

async function contarRespuestas(cargaId: number): Promise<number> {
  const row = await selectRow<{ renglones: number }>(
    'SELECT COUNT(DISTINCT linea) AS renglones FROM carga_retenciones WHERE carga_id = $1',
    [cargaId],
  )
  return row?.renglones ?? 0
}
