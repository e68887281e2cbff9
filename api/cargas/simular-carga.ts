import type { Actor } from '#domain/acceso/actor.ts'
import { entranDe, type CuentaFalta, type SimulacionCarga } from '#domain/cargas/carga.ts'
import type { ClaveConciliada } from '#domain/cargas/nomina/conciliacion.ts'
import { pasosDeAprobacion } from '#domain/cargas/siguiente-paso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRow } from '#api/db/sql.ts'
import { validadoresDe } from './aprobacion/validadores-de.ts'
import { CARGA_SQL, findCarga, folioDe, loadCarga, resumenDeLectura, type CargaRow } from './carga-row.ts'
import { presentCarga } from './present-carga.ts'
import { refuerzoDe } from './refuerzo-de-carga.ts'
import { direccionesDe } from './direcciones/efecto-direcciones.ts'
import { oficioDe } from './movimientos/oficio-de-carga.ts'
import { pagosDe } from './pagos/pagos-de-carga.ts'
import { aumentoDe } from './sueldos/efecto-sueldos.ts'
import { servidorDe } from './tipos/servidores.ts'

/** What a load that was read would do. Reads only. Throws 403, 404. */
export async function simularCarga(actor: Actor, folio: string): Promise<SimulacionCarga> {
  authorize(actor, 'cargas.leer')
  return simulacionDe(await findCarga(actor, folio))
}

export async function simulacionDe(row: CargaRow): Promise<SimulacionCarga> {
  const { borrados = 0, omitidos = 0, avisos = [] } = resumenDeLectura(row)
  const refuerzo = await refuerzoDe(row)
  const [sustituye, anterior] = [await sustituyeA(row), await anteriorDe(row)]
  return {
    carga: presentCarga(row),
    entran: entranDe(row),
    personas: row.personas,
    borrados,
    omitidos,
    efectos: [],
    ...(await servidorDe(row).cifras(row, anterior)),
    faltas: JSON.parse(row.faltas) as CuentaFalta[],
    conciliacion: JSON.parse(row.conciliacion) as ClaveConciliada[],
    refuerzo,
    aprueban: await apruebanDe(row, refuerzo),
    pagos: pagosDe(row),
    aumento: await aumentoDe(row),
    direcciones: direccionesDe(row),
    oficio: await oficioDe(row),
    pideMotivo: row.estado === 'revisada' && (servidorDe(row).motivoPedido?.(row) ?? null) !== null,
    avisos,
    sustituye: sustituye && folioDe(sustituye),
    // Only asked before it is loaded: the answer costs a walk over both loads.
    dejan: sustituye && row.estado === 'revisada' ? await personasQueDejan(row, sustituye) : 0,
    anterior: anterior && folioDe(anterior),
  }
}

/** Who approves it once it is loaded. Nothing for a load that was loaded, or of which no row enters. */
async function apruebanDe(row: CargaRow, refuerzo: readonly string[]): Promise<string[]> {
  if (row.estado !== 'revisada' || entranDe(row) === 0) return []
  return pasosDeAprobacion(row.tipo, { hayValidador: (await validadoresDe(row)).length > 0, refuerzo })
}

/** What it would replace; once it is loaded, what it replaced. */
async function sustituyeA(row: CargaRow): Promise<CargaRow | null> {
  if (row.estado === 'revisada') return servidorDe(row).sustituida(row)
  return row.sustituyeId === null ? null : loadCarga(row.sustituyeId)
}

/** The last applied load of the entity before this quincena. */
async function anteriorDe({ entidadId, quincena, tipo }: CargaRow): Promise<CargaRow | null> {
  if (quincena === null) return null
  return selectRow<CargaRow>(
    `${CARGA_SQL} WHERE c.entidad_id = $1 AND c.quincena < $2 AND c.tipo = $3 AND c.estado = 'aplicada' ORDER BY c.quincena DESC, c.id DESC`,
    [entidadId, quincena, tipo],
  )
}

/** People of a load whom the one that would replace it does not bring. */
async function personasQueDejan({ id }: CargaRow, sustituida: CargaRow): Promise<number> {
  const row = await selectRow<{ personas: number }>(
    `SELECT CAST(COUNT(DISTINCT r.afiliado_id) AS INTEGER) AS personas FROM carga_renglones r
     WHERE r.carga_id = $1 AND r.veredicto <> 'rechazado' AND r.afiliado_id IS NOT NULL AND r.afiliado_id NOT IN (
       SELECT n.afiliado_id FROM carga_renglones n
       WHERE n.carga_id = $2 AND n.veredicto <> 'rechazado' AND n.afiliado_id IS NOT NULL)`,
    [sustituida.id, id],
  )
  return row?.personas ?? 0
}
