import type { PasoCarga } from '#domain/cargas/carga.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { findRow } from '#api/db/find-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { TrabajoModel } from '#api/jobs/models/TrabajoModel.ts'
import { conflict } from '#api/errors.ts'
import { folioDe, type CargaRow } from '#api/cargas/carga-row.ts'
import { CARGAR, LEER, PUBLICAR } from '#api/cargas/marcha/clase-trabajo.ts'

type Trabajo = Pick<RowOf<TrabajoModel>, 'estado' | 'resultado' | 'avance'>

/** The step of a load that is under way or was stopped; null in any other state. */
export async function pasoDe(carga: CargaRow): Promise<PasoCarga | null> {
  const { estado, leidos, aplicados, renglones, trabajoId } = carga
  if (estado !== 'leyendo' && estado !== 'aplicando') return null
  const trabajo =
    trabajoId === null ? null : await findRow(TrabajoModel, { id: trabajoId }, ['estado', 'resultado', 'avance'])
  const marcha =
    estado === 'leyendo'
      ? ({ paso: 'leer', hechos: leidos, total: null } as const)
      : ({ paso: 'cargar', hechos: aplicados, total: renglones } as const)
  if (trabajo?.estado === 'espera') return { ...marcha, estado: 'espera', texto: await porQueEspera(carga, trabajo) }
  if (trabajo?.estado === 'curso') return { ...marcha, estado: 'curso', texto: trabajo.avance }
  return { ...marcha, estado: 'detenido', texto: trabajo?.resultado ?? '' }
}

/** A job that failed once says why; one that has not begun, what goes before it. */
async function porQueEspera({ id }: CargaRow, { resultado }: Trabajo): Promise<string> {
  if (resultado !== '') return `${resultado} Se intentará de nuevo.`
  const antes = await selectRow<{ id: number; creadaAt: string }>(
    `SELECT c.id, c.creada_at AS "creadaAt" FROM trabajos t JOIN cargas c ON c.trabajo_id = t.id
     WHERE t.clase IN ('${LEER}', '${CARGAR}', '${PUBLICAR}') AND t.estado = 'curso' AND c.id <> $1 ORDER BY t.id`,
    [id],
  )
  return antes ? `Espera su turno: antes va ${folioDe(antes)}.` : ''
}

/** Throws 409 `en_marcha` while a step of the load waits or runs. */
export async function assertParada(carga: CargaRow): Promise<void> {
  const paso = await pasoDe(carga)
  if (paso !== null && paso.estado !== 'detenido')
    throw conflict('en_marcha', `${folioDe(carga)} se está leyendo o cargando: espera a que termine o detenla.`)
}
