import type { Actor } from '#domain/acceso/actor.ts'
import { RESULTADOS_PAGO, type ResultadoPago } from '#domain/fondos/pagos/cuenta-cargo.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { ensayar } from '#api/autorizaciones/ensayar.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { assertRespuestaNueva, tomarRespuesta } from '#api/fondos/pagos/registro/tomar-respuesta.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { deRenglones } from '#api/cargas/tipos/de-renglones.ts'
import type { ResumenTipo } from '#api/cargas/tipos/servidor-de-carga.ts'
import { empezarAContar } from '#api/cargas/vigencia-carga.ts'
import { juezDePagos } from './juez-pagos.ts'
import { pagosDe, renglonesDePagos } from './pagos-de-carga.ts'

/**
 * Payments that the bank reports. Their staged rows are what is loaded: the approval stores all of them in one transaction, with the code of
 * the payment by hand. The simulation is a rehearsal of that transaction.
 */
export const SERVIDOR_PAGOS = deRenglones('pagos', {
  assertNuevo: assertRespuestaNueva,
  juez: (_actor, carga) => Promise.resolve(juezDePagos(carga)),
  ensayar: ensayarPagos,
  acabar: volverAEnsayar,
  resumen: (carga) => Promise.resolve(resumenDePagos(carga)),
  publicacion: { por: 'transaccion', publicar: publicarPagos },
})

async function ensayarPagos(actor: Actor, carga: CargaRow): Promise<string> {
  return JSON.stringify(await ensayar(() => tomar(actor, carga)))
}

async function tomar(actor: Actor, { id, archivo, huella }: CargaRow): Promise<RespuestaCargada> {
  return tomarRespuesta(actor, { nombre: archivo, huella, renglones: await renglonesDePagos(id), cargaId: id })
}

/** Rehearses the payments again before they wait for their approval: somebody may have paid meanwhile. */
async function volverAEnsayar(actor: Actor, carga: CargaRow): Promise<string> {
  const pagos = await ensayarPagos(actor, carga).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return error
  })
  if (pagos instanceof AppError) return pagos.message
  if (pagos === carga.efecto) return ''
  await inTransaction(() => execute('UPDATE cargas SET efecto = $1 WHERE id = $2', [pagos, carga.id]))
  return 'Desde la simulación cambió lo que harían los pagos: revisa la simulación de nuevo.'
}

async function publicarPagos(actor: Actor, carga: CargaRow): Promise<void> {
  const cargada = await tomar(actor, carga)
  await execute('UPDATE cargas SET efecto = $1 WHERE id = $2', [JSON.stringify(cargada), carga.id])
  await empezarAContar(carga)
}

/** What whoever authorises reads: how many payments, their sum, and what happens with them. */
function resumenDePagos(carga: CargaRow): ResumenTipo {
  const cargada = pagosDe(carga)
  if (!cargada) throw new Error(`Load ${carga.id} has no simulation`)
  const { pagos, totalCentavos, porResultado, tardios, repetidos, reversas, reversasSinPago, corregidos } = cargada
  const deMas = [
    ['Tardíos', tardios],
    ['Ya registrados', repetidos],
    ['Reversas', reversas],
    ['Reversas sin su pago', reversasSinPago],
    ['Por identificar con otra referencia', corregidos],
  ] as const
  return {
    cuantos: cuentaTexto(pagos, 'pago'),
    cambios: [
      ['Pagos', formatCuenta(pagos)],
      ['Total', formatPesos(totalCentavos)],
      ...Object.entries(porResultado).map(
        ([resultado, n]) => [RESULTADOS_PAGO[resultado as ResultadoPago], formatCuenta(n)] as const,
      ),
      ...deMas.filter(([, n]) => n > 0).map(([titulo, n]) => [titulo, formatCuenta(n)] as const),
    ],
    importeCentavos: totalCentavos,
  }
}
