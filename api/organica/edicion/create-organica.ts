import type { Actor } from '#domain/acceso/actor.ts'
import { claveIssues } from '#domain/organica/clave.ts'
import { organicaIssues } from '#domain/organica/edicion-issues.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import type { OrganicaRow } from '#api/organica/list-organica.ts'
import { OrganicaModel } from '#api/organica/models/OrganicaModel.ts'
import { clavesBajo } from './claves-bajo.ts'

export interface NuevaOrganica {
  /** Keys from level 0 down to its own. */
  readonly claves: readonly string[]
  readonly descripcion: string
  readonly titular: string
  /** Last day, "" for none. */
  readonly fechaFin: string
  readonly estatus: string
}

/**
 * A row of the organic hierarchy at level 1, 2 or 3, which a unit will carry. Throws 403, 422: something is missing (the
 * documented sentence), the key is taken or of another length (the free one is told), its parent does not exist or ended.
 */
export function createOrganica(actor: Actor, nivel: Exclude<Nivel, 0>, datos: NuevaOrganica): Promise<OrganicaRow> {
  authorizeInstituto(actor, 'organica.administrar')
  const issues = organicaIssues(nivel, datos)
  if (issues[0]) throw broken(issues, issues[0].message)
  return inTransaction(async () => {
    await holdTurno('organica')
    const above = datos.claves.slice(0, nivel)
    const padre = await findVigente(above)
    const wrong = claveIssues(`clave_organica_${nivel}`, datos.claves[nivel] ?? '', await clavesBajo(above))
    if (wrong[0]) throw broken(wrong, wrong[0].message)
    const row = rowOf(nivel, datos, actor.usuario)
    const id = await insertRow(OrganicaModel, { nivel, parent_id: padre, ...row })
    await logActo(actor, { acto: 'organica.crear', objeto: 'organica', objetoId: id, despues: { nivel, ...row } })
    return row
  })
}

/** The id of the row that holds these keys. Throws 422 when there is none, or it ended. */
async function findVigente(claves: readonly string[]): Promise<number> {
  const nivel = claves.length - 1
  const path = `clave_organica_${nivel}`
  const where = claves.map((_clave, i) => `AND clave_${i} = $${i + 2}`).join(' ')
  const row = await selectRow<{ id: number; descripcion: string; estatus: string; fecha_fin: string | null }>(
    `SELECT id, descripcion, estatus, fecha_fin FROM organica WHERE nivel = $1 ${where}`,
    [nivel, ...claves],
  )
  if (!row) {
    const message = `No existe la Orgánica ${nivel} con clave ${claves.join('-')}.`
    throw broken([{ path, code: 'padre', message }], message)
  }
  const fin = row.fecha_fin === null ? null : parsePlainDate(row.fecha_fin)
  if (row.estatus === 'A' && (fin === null || fin >= today())) return row.id
  const message = `${row.descripcion} terminó${fin === null ? '' : ` el ${formatFecha(fin)}`}: elige una vigente.`
  throw broken([{ path, code: 'padre_terminado', message }], message)
}

function rowOf(nivel: Exclude<Nivel, 0>, datos: NuevaOrganica, usuario: string) {
  const [clave_0 = '', clave_1 = '', clave_2 = '', clave_3 = ''] = datos.claves
  const refuse = (code: string, message: string) => broken([{ path: `fecha_fin_${nivel}`, code, message }], message)
  const fin = parsePlainDate(datos.fechaFin)
  if (datos.fechaFin !== '' && fin === null)
    throw refuse('fecha', `La fecha de fin no es un día que exista: llegó «${datos.fechaFin.slice(0, 20)}».`)
  if (fin !== null && fin < today() && datos.estatus !== 'I')
    throw refuse('pasada', `Terminó el ${formatFecha(fin)}: quita la fecha de fin o elige el estatus Inactivo.`)
  return {
    clave_0,
    clave_1,
    clave_2,
    clave_3,
    descripcion: datos.descripcion.trim(),
    titular: datos.titular.trim(),
    fecha_fin: datos.fechaFin === '' ? null : datos.fechaFin,
    estatus: datos.estatus === 'I' ? ('I' as const) : ('A' as const),
    usuario,
  }
}
