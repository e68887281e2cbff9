import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { contarTipos } from '#domain/cargas/movimientos/solicitud-de-renglon.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import type { CargaDeEntidad } from '#api/cargas/carga-row.ts'
import type { ServidorDeEntidad } from '#api/cargas/tipos/de-entidad.ts'
import { empezarAContar } from '#api/cargas/vigencia-carga.ts'
import { assertSinTurnos, cancelarMovimientos } from './cancelar-movimientos.ts'
import { juezDeMovimientos } from './juez-movimientos.ts'
import { solicitarMovimientos } from './solicitar-movimientos.ts'
import { contarEscritos } from './terminar-solicitudes.ts'

const COLUMNAS = ['carga_id', 'linea', 'afiliado_id'] as const

/** Movements of people on file: loading the file requests them, and their trays do the rest. */
export const SERVIDOR_MOVIMIENTOS: ServidorDeEntidad = {
  assertLugar: assertAbierta,
  juez: juezDeMovimientos,
  escribir: (filas) => insertRows('carga_movimientos', COLUMNAS, filas),
  borrar: (cargaId) => execute('DELETE FROM carga_movimientos WHERE carga_id = $1', [cargaId]),
  contar: contarEscritos,
  acabar: solicitarMovimientos,
  // A person has one open movement at a time: no load replaces another.
  sustituida: () => Promise.resolve(null),
  cifras: async (carga) => ({ totales: [], sinRenglon: 0, efectos: contarTipos(await renglonesQueEntran(carga)) }),
  resumen: resumenDeMovimientos,
  importePrevisto: () => Promise.resolve(0),
  publicacion: { por: 'transaccion', publicar: (_actor, carga) => empezarAContar(carga) },
  assertRetirable: assertSinTurnos,
  retirar: cancelarMovimientos,
}

/** Movements are requested in the open quincena: a file of another one was chosen by mistake. Throws 422 (`quincena`). */
async function assertAbierta(actor: Actor, quincena: number): Promise<void> {
  const { quincena: abierta } = await estadoVentana(actor, 'ALTA_BAJA_CAMBIO')
  if (quincena === abierta) return
  const message = `Los movimientos se solicitan en la quincena abierta: elige la ${quincenaLong(abierta)}.`
  throw broken([{ path: 'quincena', code: 'cerrada', message }])
}

/** What the rows that enter ask for; none of a load whose rows were forgotten. */
async function renglonesQueEntran({ id }: CargaDeEntidad): Promise<LineaLeida['valores'][]> {
  const rows = await selectRows<{ datos: string }>(
    `SELECT datos FROM carga_renglones WHERE carga_id = $1 AND veredicto <> 'rechazado'`,
    [id],
  )
  return rows.map(({ datos }) => (JSON.parse(datos) as Pick<LineaLeida, 'valores'>).valores)
}

async function resumenDeMovimientos(carga: CargaDeEntidad): ReturnType<ServidorDeEntidad['resumen']> {
  const tipos = contarTipos(await renglonesQueEntran(carga))
  return {
    cuantos: cuentaTexto(carga.renglones - carga.rechazados, 'movimiento'),
    cambios: tipos.map(({ titulo, renglones }) => [titulo, formatCuenta(renglones)] as const),
    importeCentavos: 0,
  }
}
