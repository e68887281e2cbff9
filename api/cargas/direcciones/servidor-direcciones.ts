import type { Actor } from '#domain/acceso/actor.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { aplicarEstado } from '#api/direcciones/sepomex/estado-sepomex.ts'
import { loadCarga, resumenDeLectura, type CargaRow } from '#api/cargas/carga-row.ts'
import type { MarchaCarga } from '#api/cargas/marcha/marcha-carga.ts'
import { deRenglones } from '#api/cargas/tipos/de-renglones.ts'
import { empezarAContar } from '#api/cargas/vigencia-carga.ts'
import {
  asentamientosDe,
  compararDirecciones,
  efectoGuardado,
  estadosDeCarga,
  type EfectoGuardado,
} from './efecto-direcciones.ts'
import { juezDeDirecciones } from './juez-direcciones.ts'

/**
 * The postal catalogue. Its staged rows are what is loaded, a state of the country in each transaction, so that a run that was cut goes on with
 * the states that are missing. States that the file does not name stay as they are.
 */
export const SERVIDOR_DIRECCIONES = deRenglones('direcciones', {
  juez: (_actor, carga) => Promise.resolve(juezDeDirecciones(carga)),
  ensayar: async (_actor, carga) => JSON.stringify(await prever(carga)),
  motivoPedido: (carga) => motivoPedido(efectoGuardado(carga)),
  acabar: aplicarEstados,
  publicacion: { por: 'transaccion', publicar: (_actor, carga) => empezarAContar(carga) },
})

async function prever(carga: CargaRow): Promise<EfectoGuardado> {
  return { ...(await compararDirecciones(carga.id, resumenDeLectura(carga).fecha ?? null)), hechos: [] }
}

/** Why a file needs a reason: a state loses a large part, or the file looks older than the catalogue. */
function motivoPedido(efecto: EfectoGuardado | null): string | null {
  if (efecto === null || efecto.avisos.length === 0) return null
  return efecto.estados.some(({ cortado }) => cortado) ? 'parece_cortado' : 'parece_anterior'
}

/** Applies the states that are missing. Before the first one, the catalogue must be the one of the simulation. */
async function aplicarEstados(actor: Actor, carga: CargaRow, marcha: MarchaCarga): Promise<string> {
  const guardado = efectoGuardado(await loadCarga(carga.id))
  const isEmpezada = guardado !== null && guardado.hechos.length > 0
  const previsto = isEmpezada ? guardado : await prever(carga)
  if (!isEmpezada && JSON.stringify(previsto) !== JSON.stringify(guardado)) {
    await inTransaction(() => guardar(carga.id, previsto))
    return 'Desde la simulación cambió el catálogo: revisa la simulación de nuevo.'
  }
  const hechos = [...previsto.hechos]
  const estados = await estadosDeCarga(carga.id)
  for (const estado of estados) {
    if (hechos.some(({ clave }) => clave === estado)) continue
    marcha.signal?.throwIfAborted()
    const rows = await asentamientosDe(carga.id, estado)
    const hecho = await inTransaction(async () => {
      const aplicado = await aplicarEstado(actor, estado, rows)
      await guardar(carga.id, { ...previsto, hechos: [...hechos, aplicado] })
      return aplicado
    })
    hechos.push(hecho)
    marcha.onPaso?.(`Se aplicó ${hecho.estado}: ${hechos.length} de ${cuentaTexto(estados.length, 'estado')}`)
  }
  return ''
}

const guardar = (id: number, efecto: EfectoGuardado): Promise<void> =>
  execute('UPDATE cargas SET efecto = $1, pulso_at = $2 WHERE id = $3', [JSON.stringify(efecto), nowAt(), id])
