import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { actosDe } from '#domain/acceso/capacidades/capacidad.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { cuentasQuePueden } from '#api/autorizaciones/cuentas-que-pueden.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { validadoresDe } from '#api/cargas/aprobacion/validadores-de.ts'
import { folioDe, type CargaDeEntidad } from '#api/cargas/carga-row.ts'
import { contarRenglones } from '#api/cargas/contar-renglones.ts'
import { execute, selectRow } from '#api/db/sql.ts'

/** Rows of a load that were written: those that enter. */
export async function contarEscritos(cargaId: number): Promise<number> {
  const row = await selectRow<{ filas: number }>(
    'SELECT COUNT(*) AS filas FROM carga_movimientos WHERE carga_id = $1',
    [cargaId],
  )
  return row?.filas ?? 0
}

/** Counts the rows again, says how many stayed out, and notifies once whoever validates the movements. In the caller's transaction. */
export async function terminarSolicitudes(actor: Actor, carga: CargaDeEntidad): Promise<void> {
  const { id } = carga
  const fuera = await selectRow<{ filas: number }>(
    `SELECT COUNT(*) AS filas FROM carga_movimientos WHERE carga_id = $1 AND falla <> ''`,
    [id],
  )
  const cuantos = fuera?.filas ?? 0
  if (cuantos > 0) {
    const cambio = cuantos === 1 ? 'cambió algo de un renglón' : `cambió algo de ${formatCuenta(cuantos)} renglones`
    const aviso = `Mientras se cargaba ${cambio}: ${cuantos === 1 ? 'no se solicitó y queda' : 'no se solicitaron y quedan'} entre los rechazados, con su motivo (C489).`
    await execute('UPDATE cargas SET aviso = $1 WHERE id = $2', [aviso, id])
  }
  await contarRenglones(id)
  const solicitados = (await contarEscritos(id)) - cuantos
  if (solicitados > 0) await avisarPorValidarMovimientos(actor, carga, solicitados)
}

async function avisarPorValidarMovimientos(actor: Actor, carga: CargaDeEntidad, cuantos: number): Promise<void> {
  const folio = folioDe(carga)
  const validadores = (await validadoresDe(carga)).map((validador) => validador.id)
  const avisados =
    validadores.length > 0
      ? validadores
      : await cuentasQuePueden(actor, actosDe(CAPACIDADES['movimientos.revisar']), (quien) =>
          can(quien, 'movimientos.revisar'),
        )
  await notificar(
    avisados.map((usuarioId) => ({
      usuarioId,
      clase: 'movimiento',
      titulo: `Por validar: ${cuentaTexto(cuantos, 'movimiento')} de ${folio}`,
      texto: `${actor.nombre} los solicitó con el archivo ${carga.archivo}, de ${carga.entidad}.`,
      enlace: rutaVista('validacionDependencia'),
      clave: `carga-movimientos:${folio}`,
    })),
  )
}
