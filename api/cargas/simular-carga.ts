import type { Actor } from '#domain/acceso/actor.ts'
import { entranDe, type CuentaFalta, type SimulacionCarga } from '#domain/cargas/carga.ts'
import type { ClaveConciliada } from '#domain/cargas/nomina/conciliacion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRow } from '#api/db/sql.ts'
import { CARGA_SQL, findCarga, folioDe, loadCarga, resumenDeLectura, type CargaRow } from './carga-row.ts'
import { presentCarga } from './present-carga.ts'
import { refuerzoDe } from './refuerzo-de-carga.ts'
import { direccionesDe } from './direcciones/efecto-direcciones.ts'
import { pagosDe } from './pagos/pagos-de-carga.ts'
import { aumentoDe } from './sueldos/efecto-sueldos.ts'
import { servidorDe } from './tipos/servidores.ts'

/** What a load that was read would do. Reads only. Throws 403, 404. */
export async function simularCarga(actor: Actor, folio: string): Promise<SimulacionCarga> {
  authorize(actor, 'cargas.leer')
  return simulacionDe(await findCarga(actor, folio))
}

export async function simulacionDe(row: CargaRow): Promise<SimulacionCarga> {
  const { borrados = 0, omitidos = 0 } = resumenDeLectura(row)
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
    refuerzo: await refuerzoDe(row),
    pagos: pagosDe(row),
    aumento: await aumentoDe(row),
    direcciones: direccionesDe(row),
    pideMotivo: row.estado === 'revisada' && (servidorDe(row).motivoPedido?.(row) ?? null) !== null,
    sustituye: sustituye && folioDe(sustituye),
    anterior: anterior && folioDe(anterior),
  }
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
